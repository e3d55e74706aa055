import { setTimeout as pause } from 'node:timers/promises';
import { keepListening } from '@backend/store/engine/keep-listening';
import { hasOtherPlace, placeLock } from '@backend/store/files/file-places';
import {
  announceAbandoned,
  lastNoticeId,
  loadNotices,
  noticePosition,
  storeNotices,
} from '@backend/store/notices/change-notices';
import { type Draft, draftFor } from '@backend/store/notices/notice-drafts';
import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { TOPICS } from '@schema/topics';
import type { Logger } from 'pino';
import type { ChangeFeed } from './feed';
import { createNoticeLog, KEPT_NOTICES, type NoticeLog } from './notice-log';
import type { Change } from './notices';

const CHANNEL = 'change_notices';
/** Polling interval: a connection may die without an error. Milliseconds. */
const CHECK_EVERY_MS = 5000;
/** Retry interval for storing and reading notices. Milliseconds. */
const RETRY_MS = 1000;

export interface SharedFeed extends ChangeFeed {
  /** Whether notices of other processes arrive at once. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface SharedFeedParts {
  readonly store: Store;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** File store of this server. */
  readonly filePlace: string;
  /** Another server on this database uses another file store. */
  readonly onOtherPlace: () => void;
}

/**
 * The feed of all processes on one PostgreSQL database: notices are rows of one sequence, and
 * NOTIFY signals new ones. A cursor is valid on every process and after a restart. Changes that a
 * dead process committed without announcing are announced by another (`Draft`).
 */
export async function openSharedFeed(parts: SharedFeedParts): Promise<SharedFeed> {
  const { store, databaseUrl, log } = parts;
  const lock = placeLock(parts.filePlace);
  const comparePlaces = () =>
    hasOtherPlace(store.fork(), lock).then(
      (isOther) => isOther && parts.onOtherPlace(),
      (err: unknown) => log.warn({ err, event: 'file place' }, 'servers were not compared'),
    );
  const notices = await openNoticeLog(store, () => reader.catchUp());
  const reader = createReader(store, notices, log);
  const writer = createWriter(store, log);
  let compared: Promise<unknown> | undefined;
  const connection = { databaseUrl, channel: CHANNEL, log, lock };
  const listening = keepListening(
    connection,
    () => void reader.catchUp(),
    () => {
      compared = comparePlaces();
    },
  );
  const timer = setInterval(() => {
    void reader.catchUp();
    writer.announceAbandoned();
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    cursor: notices.cursor,
    async position(em) {
      const { last, isPending } = await noticePosition(em);
      // The last row may have been deleted for its age.
      return isPending ? null : String(Math.max(last, notices.last()));
    },
    stream: notices.stream,
    publish: writer.publish,
    draft: draftFor,
    settle: writer.settle,
    isListening: listening.isOpen,
    async close() {
      clearInterval(timer);
      await writer.close();
      await listening.close();
      await reader.close();
      await compared;
    },
  };
}

/** Starts with the stored notices, so that listeners of a restarted process can resume. */
async function openNoticeLog(store: Store, catchUp: () => Promise<void>): Promise<NoticeLog> {
  const em = store.fork();
  const [database] = await raw<{ oid: string }>(
    em,
    'select oid::text as "oid" from pg_database where datname = current_database()',
  );
  const first = Math.max(0, (await lastNoticeId(em)) - KEPT_NOTICES);
  const notices = createNoticeLog(`db${database?.oid}`, { first, catchUp });
  for (const { id, ...change } of await loadNotices(em, first)) notices.receive(id, change);
  return notices;
}

/** Moves new rows into the log, one reading at a time. */
function createReader(store: Store, notices: NoticeLog, log: Logger) {
  let isStale = false;
  let reading: Promise<void> | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  async function read(): Promise<void> {
    try {
      while (isStale) {
        isStale = false;
        for (const { id, ...change } of await loadNotices(store.fork(), notices.last())) {
          notices.receive(id, change);
        }
      }
    } catch (err) {
      log.warn({ err, event: 'feed' }, 'notices could not be read');
      clearTimeout(again);
      again = setTimeout(() => void catchUp(), RETRY_MS).unref();
    } finally {
      reading = null;
    }
  }
  /** Resolves when the currently stored notices are in the log, or could not be read. */
  async function catchUp(): Promise<void> {
    if (isClosed) return;
    isStale = true;
    reading ??= read();
    await reading;
  }
  return {
    catchUp,
    async close() {
      isClosed = true;
      clearTimeout(again);
      await reading;
      clearTimeout(again);
    },
  };
}

/** Stores published notices in order, retrying until the database accepts them. */
function createWriter(store: Store, log: Logger) {
  const closing = new AbortController();
  let waiting: Change[] = [];
  let settled: string[] = [];
  let storing: Promise<void> | null = null;
  let recovering: Promise<void> | null = null;
  async function storeAll(): Promise<void> {
    while (waiting.length > 0 || settled.length > 0) {
      const [batch, drafts] = [waiting, settled];
      [waiting, settled] = [[], []];
      try {
        await storeNotices(store, batch, { channel: CHANNEL, drafts });
      } catch (err) {
        log.warn({ err, event: 'feed' }, 'notices could not be stored');
        waiting = [...batch, ...waiting].slice(-KEPT_NOTICES);
        settled = [...drafts, ...settled].slice(-KEPT_NOTICES);
        if (closing.signal.aborted) return;
        await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }
  function begin(): void {
    // Deferred, so that publishing and settling of one request share a transaction.
    storing ??= Promise.resolve()
      .then(storeAll)
      .finally(() => {
        storing = null;
      });
  }
  async function recover(): Promise<void> {
    const notice = { operation: 'subscribed', topics: TOPICS, carIds: [], at: new Date() } as const;
    try {
      await announceAbandoned(store, notice, CHANNEL);
    } catch (err) {
      log.warn({ err, event: 'feed' }, 'notices of a dead process were not announced');
    }
    recovering = null;
  }
  return {
    publish(change: Change) {
      waiting.push(change);
      begin();
    },
    settle({ id }: Draft) {
      settled.push(id);
      begin();
    },
    announceAbandoned() {
      recovering ??= recover();
    },
    async close() {
      closing.abort();
      await storing;
      await recovering;
    },
  };
}
