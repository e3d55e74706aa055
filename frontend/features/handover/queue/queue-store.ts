import { databaseConnection } from '@frontend/shared/lib/device/database-connection';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ItemChange, QueueItem } from './queue-items';
import { markQueued } from './queued-mark';

interface QueueSchema extends DBSchema {
  items: { key: string; value: QueueItem; indexes: { userId: number } };
  /** JPEG bytes by item: Safari cannot store every Blob. */
  pictures: { key: string; value: ArrayBuffer };
}

type Database = IDBPDatabase<QueueSchema>;

const NAME = 'handover-queue';
const PICTURE_TYPE = 'image/jpeg';

/** kept: survives a closed tab; full, unavailable: in the memory of the page only. */
export type Keeping = 'kept' | 'full' | 'unavailable';

export interface QueueStore {
  /** Adds an item, or replaces the one with its id. Never throws. */
  add(item: QueueItem, picture: Blob | null): Promise<Keeping>;
  itemsOf(userId: number): Promise<readonly QueueItem[]>;
  picture(id: string): Promise<Blob | null>;
  /** False when the item was removed meanwhile. */
  change(id: string, change: ItemChange): Promise<boolean>;
  /** False when the item was removed meanwhile. */
  remove(item: QueueItem): Promise<boolean>;
  close(): void;
}

/** Items of the device in IndexedDB; those that cannot be written there, in memory. */
export function openQueueStore(): QueueStore {
  const memory = new Map<string, { item: QueueItem; picture: Blob | null }>();
  const { use, close } = databaseConnection(openDatabase);

  /** The result of `run`; null when the database cannot be used. */
  const tryUse = <T>(run: (database: Database) => Promise<T>): Promise<T | null> =>
    use(run).catch((error: unknown) => {
      console.warn('The queue of the device could not be read', error);
      return null;
    });

  return {
    async add(item, picture) {
      try {
        const bytes = picture && (await picture.arrayBuffer());
        await use((database) => put(database, item, bytes));
        memory.delete(item.id);
        return 'kept';
      } catch (error) {
        console.warn('The queue of the device could not be written', error);
        memory.set(item.id, { item, picture });
        markQueued(item.userId, true);
        return isFull(error) ? 'full' : 'unavailable';
      }
    },

    async itemsOf(userId) {
      const kept = await tryUse((database) => database.getAllFromIndex('items', 'userId', userId));
      const held = [...memory.values()].map(({ item }) => item);
      return [...(kept ?? []), ...held.filter((item) => item.userId === userId)];
    },

    async picture(id) {
      const held = memory.get(id);
      if (held) return held.picture;
      const bytes = await use((database) => database.get('pictures', id));
      return bytes ? new Blob([bytes], { type: PICTURE_TYPE }) : null;
    },

    async change(id, change) {
      const held = memory.get(id);
      if (held) {
        memory.set(id, { ...held, item: { ...held.item, ...change } as QueueItem });
        return true;
      }
      return use(async (database) => {
        const { store, done } = database.transaction('items', 'readwrite');
        const item = await store.get(id);
        if (item) await store.put({ ...item, ...change } as QueueItem);
        await done;
        return item !== undefined;
      });
    },

    async remove({ id, userId }) {
      const wasHeld = memory.delete(id);
      const wasKept = await use((database) => drop(database, id)).catch((error: unknown) => {
        if (!wasHeld) throw error;
        return false;
      });
      const isHolding = [...memory.values()].some(({ item }) => item.userId === userId);
      if (!isHolding) await tryUse((database) => unmark(database, userId));
      return wasHeld || wasKept;
    },

    close,
  };
}

function openDatabase(onClosed: () => void): Promise<Database> {
  return openDB<QueueSchema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('items', { keyPath: 'id' }).createIndex('userId', 'userId');
      database.createObjectStore('pictures');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** The mark is written inside the transaction: transactions of all tabs follow each other. */
async function put(database: Database, item: QueueItem, bytes: ArrayBuffer | null): Promise<void> {
  const changing = database.transaction(['items', 'pictures'], 'readwrite');
  const write = async () => {
    await changing.objectStore('items').put(item);
    if (bytes) await changing.objectStore('pictures').put(bytes, item.id);
    markQueued(item.userId, true);
  };
  await Promise.all([write(), changing.done]);
}

async function drop(database: Database, id: string): Promise<boolean> {
  const changing = database.transaction(['items', 'pictures'], 'readwrite');
  const items = changing.objectStore('items');
  const wasThere = (await items.getKey(id)) !== undefined;
  await items.delete(id);
  await changing.objectStore('pictures').delete(id);
  await changing.done;
  return wasThere;
}

/** Apart from the removal, which may be aborted after the mark is gone. */
async function unmark(database: Database, userId: number): Promise<void> {
  const { store, done } = database.transaction('items', 'readwrite');
  if ((await store.index('userId').count(userId)) === 0) markQueued(userId, false);
  await done;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
