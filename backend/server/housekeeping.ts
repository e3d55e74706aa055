import { setTimeout as pause } from 'node:timers/promises';
import { forgetRevokedTokens } from '@backend/auth/api-token';
import { forgetExpiredDevices } from '@backend/auth/known-device';
import { forgetExpiredSessions } from '@backend/auth/session';
import type { Clock } from '@backend/domain/clock';
import { type ClockNote, isTrusted } from '@backend/domain/trusted-clock';
import { forgetKeys } from '@backend/store/idempotency';
import { forgetImportJobs } from '@backend/store/import-jobs';
import { forgetNotices } from '@backend/store/notices/change-notices';
import type { Em, Store } from '@backend/store/open-store';
import { forgetAttempts } from '@backend/store/upkeep/attempt-counts';
import { noteClock } from '@backend/store/upkeep/clock-note';
import { forgetHistory } from '@backend/store/upkeep/history';
import { forgetLinks } from '@backend/store/upkeep/links';
import { forgetPaperFiles } from '@backend/store/upkeep/paper-files';
import { forgetSheetPhotos } from '@backend/store/upkeep/sheet-photos';
import { forgetOperations } from '@backend/store/upkeep/undoable-operations';
import type { FileStore } from '@backend/uploads/file-store';
import { removeUnusedFiles } from '@backend/uploads/stored-file';
import { millisecondsInHour } from 'date-fns/constants';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';

/** Longer than any upload: an older unfinished file is abandoned. */
const UNFINISHED_MS = millisecondsInHour;
/** Pause between two batches of the history, for other writers. Milliseconds. */
const BREATH_MS = 20;

export interface HousekeepingOptions {
  readonly store: Store;
  readonly files: Pick<FileStore, 'remove' | 'removeUnfinished'>;
  readonly clock: Clock;
  /** 0: the history is kept forever. */
  readonly historyDays: number;
  /** Called with an error; the job is retried an hour later. */
  readonly onFailure: (job: string, error: unknown) => void;
  /** Called when the removal is skipped because the clock jumped. */
  readonly onJump: (note: ClockNote, now: Date) => void;
}

/**
 * Removes expired data: idempotency records, notices, counted attempts, import jobs, sessions, devices,
 * revoked tokens, links, old photos of sheets, old files of documents, unused and unfinished
 * files, old history. Removes nothing while the clock is not trusted (domain/trusted-clock.ts); a
 * round has one moment, so that a jump during it changes nothing.
 * Runs at start and then every hour, without keeping the process alive. Returns a promise of the
 * first run and a stop function.
 */
export function startHousekeeping(options: HousekeepingOptions): {
  readonly firstRound: Promise<void>;
  stop(): Promise<void>;
} {
  const { store, files, clock, historyDays, onFailure, onJump } = options;
  let isStopped = false;
  let round: Promise<void> | null = null;

  async function forgetOldHistory(now: Date): Promise<void> {
    if (historyDays === 0) return;
    const before = subHours(now, 24 * historyDays);
    while (!isStopped) {
      if ((await store.write(store.fork(), (em) => forgetHistory(em, before))) === 0) return;
      await pause(BREATH_MS);
    }
  }
  const forgetting = (forget: (em: Em, now: Date) => Promise<number>) => (now: Date) =>
    store.write(store.fork(), (em) => forget(em, now));
  async function forgetOldPhotos(now: Date): Promise<void> {
    while (!isStopped && (await forgetting(forgetSheetPhotos)(now)) > 0) await pause(BREATH_MS);
  }
  async function forgetOldPapers(now: Date): Promise<void> {
    while (!isStopped && (await forgetting(forgetPaperFiles)(now)) > 0) await pause(BREATH_MS);
  }
  async function forgetUnused(now: Date): Promise<void> {
    while (!isStopped && (await removeUnusedFiles({ store, files, now })) > 0) {
      await pause(BREATH_MS);
    }
  }
  const jobs: Readonly<Record<string, (now: Date) => Promise<unknown>>> = {
    keys: forgetting(forgetKeys),
    notices: forgetting(forgetNotices),
    attempts: forgetting(forgetAttempts),
    imports: forgetting(forgetImportJobs),
    sessions: forgetting(forgetExpiredSessions),
    devices: forgetting(forgetExpiredDevices),
    tokens: forgetting(forgetRevokedTokens),
    links: forgetting(forgetLinks),
    undos: forgetting(forgetOperations),
    sheetPhotos: forgetOldPhotos,
    paperFiles: forgetOldPapers,
    unusedFiles: forgetUnused,
    files: (now) => files.removeUnfinished(subMilliseconds(now, UNFINISHED_MS)),
    history: forgetOldHistory,
  };
  async function runJobs(now: Date): Promise<void> {
    const note = await store.write(store.fork(), (em) => noteClock(em, now));
    if (!isTrusted(note, now)) return onJump(note, now);
    for (const [name, job] of Object.entries(jobs)) {
      if (isStopped) return;
      await job(now).catch((error: unknown) => onFailure(name, error));
    }
  }
  /** Skips a run while the previous one is in progress. */
  function begin(): Promise<void> {
    round ??= runJobs(clock())
      .catch((error: unknown) => onFailure('clock', error))
      .finally(() => {
        round = null;
      });
    return round;
  }
  const firstRound = begin();
  const timer = setInterval(() => void begin(), millisecondsInHour);
  timer.unref();
  return {
    firstRound,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
