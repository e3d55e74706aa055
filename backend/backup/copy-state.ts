import { hostname } from 'node:os';
import { type KeptCopyState, keepCopyState, readCopyState } from '@backend/store/copy/copy-state';
import type { Store } from '@backend/store/open-store';
import type { Logger } from 'pino';

/** State of the running copy and of the last attempt. */
export type CopyState = KeptCopyState;

/** State shared by the servers on one database. */
export interface SharedCopyState {
  /** Name of this server. */
  readonly server: string;
  read(): Promise<CopyState>;
  /** Updates the given fields. */
  keep(change: Partial<CopyState>): Promise<void>;
}

/** Null on SQLite, which has a single server process. */
export function sharedCopyState(store: Store): SharedCopyState | null {
  if (store.engine === 'sqlite') return null;
  return {
    server: hostname(),
    read: () => readCopyState(store.fork()),
    keep: (change) => store.write(store.fork(), (em) => keepCopyState(em, change)),
  };
}

interface Notes {
  readonly log: Logger;
  readonly shared?: SharedCopyState | null;
  /** Called after each change. */
  readonly onChange?: () => void;
}

/** Keeps the state in memory and, with other servers, in the database. */
export function noteCopies({ log, shared, onChange }: Notes) {
  let own: CopyState = { running: null, failure: null };
  /** Changes not stored in the database, for example because its disk is full. */
  let unkept: Partial<CopyState> = {};
  let keeping = Promise.resolve();

  async function keep(change: Partial<CopyState>): Promise<void> {
    unkept = { ...unkept, ...change };
    try {
      await shared?.keep(unkept);
      unkept = {};
    } catch (err) {
      log.warn({ err, event: 'backup' }, 'the state of the copy was not kept');
    }
    onChange?.();
  }
  return {
    /** Resolves when the change is stored; changes are stored in order. */
    add(change: Partial<CopyState>): Promise<void> {
      own = { ...own, ...change };
      keeping = keeping.then(() => keep(change));
      return keeping;
    },
    async read(): Promise<CopyState> {
      if (!shared || own.running) return own;
      return { ...(await shared.read()), ...unkept };
    },
  };
}
