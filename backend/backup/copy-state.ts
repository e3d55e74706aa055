import { hostname } from 'node:os';
import { type KeptCopyState, keepCopyState, readCopyState } from '@backend/store/copy/copy-state';
import type { Store } from '@backend/store/open-store';
import type { Logger } from 'pino';

/** What is known of the copy being made and of the last attempt. */
export type CopyState = KeptCopyState;

/** The state that the servers on one database share. */
export interface SharedCopyState {
  /** The name of this one. */
  readonly server: string;
  read(): Promise<CopyState>;
  /** Keeps what is given and leaves the rest. */
  keep(change: Partial<CopyState>): Promise<void>;
}

/** Null: one process has the database to itself. */
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

/** Keeps the state in the memory of this process and for the other servers, if there are any. */
export function noteCopies({ log, shared, onChange }: Notes) {
  let own: CopyState = { running: null, failure: null };
  /** What the database did not take: it may be full as the disk of the copies is. */
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
    /** Resolves when it is kept; notes are kept in their order. */
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
