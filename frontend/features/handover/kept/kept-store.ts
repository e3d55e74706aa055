import { OFFLINE_SHEETS } from '@frontend/shared/data/commands/forget-board';
import type { Session } from '@frontend/shared/data/session';
import { databaseConnection } from '@frontend/shared/lib/device/database-connection';
import type { SheetSide } from '@schema/values/handover/sheet';
import { type DBSchema, openDB } from 'idb';

/** A handover or return that is due. */
export interface DueSheet {
  readonly bookingId: number;
  readonly carId: number;
  readonly side: SheetSide;
  /** ISO 8601. */
  readonly at: string;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly customerName: string;
  /** Of the booking. */
  readonly version: number;
}

/** The user of the kept answers, and what a page without a network needs beside them. */
export interface KeptOwner extends Pick<Session, 'user' | 'company'> {
  /** Lead of the server's clock over this device's, ms. */
  readonly clockOffsetMs: number;
  /** The sheets that are due, the soonest first. */
  readonly due: readonly DueSheet[];
  /** When `due` was read, by this device's clock, ms since the epoch. */
  readonly atMs: number;
}

/** An answer of the server. */
export interface KeptAnswer {
  readonly data: unknown;
  /** By this device's clock, ms since the epoch. */
  readonly atMs: number;
  /** Version of the booking it was read for; null: read by an open page. */
  readonly version: number | null;
}

interface KeptPicture {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

interface KeptSchema extends DBSchema {
  facts: { key: string; value: KeptOwner };
  answers: { key: string; value: KeptAnswer };
  /** Small photos by the URL of the large one; bytes, as Safari cannot store every Blob. */
  pictures: { key: string; value: KeptPicture };
}

const OWNER = 'owner';

/** What is kept of one user; each call throws where the browser stores nothing. */
export interface KeptStore {
  owner(): Promise<KeptOwner | null>;
  /** Removes what is kept of another user. */
  setOwner(owner: KeptOwner): Promise<void>;
  answer(key: string): Promise<KeptAnswer | null>;
  setAnswer(key: string, answer: KeptAnswer): Promise<void>;
  answers(): Promise<ReadonlyMap<string, KeptAnswer>>;
  /** Bytes of each kept picture, by URL. */
  pictureSizes(): Promise<ReadonlyMap<string, number>>;
  picture(url: string): Promise<Blob | null>;
  setPicture(url: string, picture: Blob): Promise<void>;
  remove(store: 'answers' | 'pictures', keys: readonly string[]): Promise<void>;
  close(): void;
}

export function openKeptStore(): KeptStore {
  const { use, close } = databaseConnection<KeptSchema>((onClosed) =>
    openDB<KeptSchema>(OFFLINE_SHEETS, 1, {
      upgrade(database) {
        for (const name of ['facts', 'answers', 'pictures'] as const) {
          database.createObjectStore(name);
        }
      },
      // Deleted at the end of the session, by any tab.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    }),
  );
  return {
    owner: () => use(async (database) => (await database.get('facts', OWNER)) ?? null),

    setOwner: (owner) =>
      use(async (database) => {
        const changing = database.transaction(['facts', 'answers', 'pictures'], 'readwrite');
        const facts = changing.objectStore('facts');
        const known = await facts.get(OWNER);
        if (known && known.user.id !== owner.user.id) {
          await changing.objectStore('answers').clear();
          await changing.objectStore('pictures').clear();
        }
        await facts.put(owner, OWNER);
        await changing.done;
      }),

    answer: (key) => use(async (database) => (await database.get('answers', key)) ?? null),

    setAnswer: (key, answer) =>
      use(async (database) => {
        await database.put('answers', answer, key);
      }),

    answers: () =>
      use(async (database) => {
        const { store, done } = database.transaction('answers');
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        await done;
        return new Map(keys.flatMap((key, at) => (values[at] ? [[key, values[at]]] : [])));
      }),

    pictureSizes: () =>
      use(async (database) => {
        const sizes = new Map<string, number>();
        let cursor = await database.transaction('pictures').store.openCursor();
        while (cursor) {
          sizes.set(cursor.key, cursor.value.bytes.byteLength);
          cursor = await cursor.continue();
        }
        return sizes;
      }),

    picture: (url) =>
      use(async (database) => {
        const kept = await database.get('pictures', url);
        return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
      }),

    async setPicture(url, picture) {
      const bytes = await picture.arrayBuffer();
      await use((database) => database.put('pictures', { bytes, type: picture.type }, url));
    },

    remove: (name, keys) =>
      use(async (database) => {
        const { store, done } = database.transaction(name, 'readwrite');
        await Promise.all([...keys.map((key) => store.delete(key)), done]);
      }),

    close,
  };
}

let opened: KeptStore | null = null;

/** The store of the page. */
export function keptStore(): KeptStore {
  opened ??= openKeptStore();
  return opened;
}
