import type { IDBPDatabase } from 'idb';

/** A database of the device, opened at its first use. */
export interface DatabaseConnection<Schema> {
  use<T>(run: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T>;
  close(): void;
}

/** `open` calls its argument once the connection is closed from outside. */
export function databaseConnection<Schema>(
  open: (onClosed: () => void) => Promise<IDBPDatabase<Schema>>,
): DatabaseConnection<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  const opened = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= open(() => {
      opening = null;
    });
    return opening;
  };

  const close = () => {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = null;
  };

  return {
    async use(run) {
      try {
        return await run(await opened());
      } catch (error) {
        // Safari closes connections of a hidden page without an event.
        close();
        if (!isClosed(error)) throw error;
        return run(await opened());
      }
    },
    close,
  };
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
