import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beyondKept, isFromFuture, lastOf } from '@backend/domain/backups/copies-by-date';
import type { Clock } from '@backend/domain/clock';
import { PRIVATE_FOLDER } from '@backend/store/engine/private-path';
import type { CopyStep } from '@schema/constants';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Logger } from 'pino';
import { type CopyState, noteCopies, type SharedCopyState } from './copy-state';
import { failureWords } from './failure-words';
import { removeAbandoned } from './remove-abandoned';

/** A copy verified when it was made. */
export interface ScheduledCopy {
  readonly name: string;
  readonly at: Date;
}

export interface BackupSchedule {
  readonly folder: string;
  readonly everyHours: number;
  /** Number of copies kept; older ones are deleted. */
  readonly kept: number;
  readonly clock: Clock;
  /** Whether the clock is trusted; without a trusted clock no copy is deleted. */
  readonly trusts: (now: Date) => Promise<boolean>;
  readonly log: Logger;
  /** Makes and verifies a copy in a separate process. Throws when it fails. */
  readonly copyTo: (
    path: string,
    run: { readonly signal: AbortSignal; onStep(step: CopyStep): void },
  ) => Promise<void>;
  /** Runs a job, unless another server is making a copy at every attempt. */
  readonly alone: (job: () => Promise<void>, tries: number) => Promise<void>;
  /** Null without other servers. */
  readonly shared?: SharedCopyState | null;
  /** Called at the start, at each step and at the end of a copy. */
  readonly onChange?: () => void;
}

/** Schedule of copies of one server, coordinated with other servers on its database. */
export interface ScheduledBackups {
  readonly folder: string;
  readonly everyHours: number;
  readonly kept: number;
  /** Checks now and every ten minutes whether a copy is due; resolves after the first check. */
  begin(): Promise<void>;
  /** Makes a copy regardless of the schedule; false: a copy is already running on some server. */
  copyNow(): Promise<boolean>;
  /** `failure`: error of the last copy; without other servers, since the start of this one. */
  status(): Promise<CopyState>;
  stop(): Promise<void>;
}

const CHECK_EVERY_MS = 10 * millisecondsInMinute;
/** For a copy on request: another server may hold the lock for a check that makes no copy. */
const REQUEST_TRIES = 10;

const NAME = /^avtoprokat-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.zip$/;
const nameAt = (at: Date) =>
  `avtoprokat-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;

/** Scheduled copies of a folder, newest first; other files are ignored. */
export async function scheduledCopies(folder: string): Promise<ScheduledCopy[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day ? [{ name, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .sort((a, b) => +b.at - +a.at);
}

export interface LastBackup {
  /** ISO 8601. */
  readonly at: string;
  readonly ageHours: number;
}

/**
 * Time and age of the last copy; null without copies. A copy dated in the future is not the last
 * one.
 */
export async function lastBackup(folder: string, now: Date): Promise<LastBackup | null> {
  const last = lastOf(await scheduledCopies(folder), now);
  if (!last) return null;
  const ageHours = Math.round((+now - +last.at) / (millisecondsInHour / 10)) / 10;
  return { at: last.at.toISOString(), ageHours: Math.max(0, ageHours) };
}

/** Names of copies dated in the future. */
export async function copiesFromFuture(folder: string, now: Date): Promise<string[]> {
  const copies = await scheduledCopies(folder);
  return copies.filter((copy) => isFromFuture(copy, now)).map(({ name }) => name);
}

/** Makes a copy when the last one is older than the interval; a failed copy is retried. */
export function createBackups(schedule: BackupSchedule): ScheduledBackups {
  const { folder, everyHours, kept, clock, trusts, log, copyTo, alone, shared } = schedule;
  const stopping = new AbortController();
  const notes = noteCopies(schedule);
  const server = shared?.server ?? null;
  let round: Promise<void> | null = null;
  /** A copy on request is still running. */
  let isRequested = false;

  async function copyIfDue(isForced: boolean): Promise<void> {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const now = clock();
    const isTrusted = await trusts(now);
    if (isTrusted) await removeAbandoned(folder, now);
    const last = lastOf(await scheduledCopies(folder), now);
    if (!isForced && last && +now - +last.at < everyHours * millisecondsInHour) return;
    const path = join(folder, nameAt(now));
    const onStep = (step: CopyStep) => notes.add({ running: { startedAt: now, step, server } });
    onStep('data');
    await copyTo(path, { signal: stopping.signal, onStep });
    const { size } = await stat(path);
    log.info({ event: 'backup', path, bytes: size }, 'copied and proven');
    if (isTrusted) {
      const old = beyondKept(await scheduledCopies(folder), kept, now);
      for (const { name } of old) await rm(join(folder, name), { force: true });
    }
    await notes.add({ running: null, failure: null });
  }
  /** Inside the lock, so that a waiting server writes its state after this one. */
  async function copyOrNote(isForced: boolean): Promise<void> {
    try {
      await copyIfDue(isForced);
    } catch (err) {
      if (stopping.signal.aborted) return notes.add({ running: null });
      log.error({ err, event: 'backup' }, 'the copy failed');
      const failure = { at: clock(), message: failureWords(err), server };
      await notes.add({ running: null, failure });
    }
  }
  function run(isForced: boolean): Promise<void> {
    round ??= alone(() => copyOrNote(isForced), isForced ? REQUEST_TRIES : 1)
      .catch((err: unknown) => log.error({ err, event: 'backup' }, 'no copy could be begun'))
      .finally(() => {
        round = null;
      });
    return round;
  }
  let timer: NodeJS.Timeout | undefined;
  return {
    folder,
    everyHours,
    kept,
    begin() {
      timer = setInterval(() => void run(false), CHECK_EVERY_MS).unref();
      return run(false);
    },
    async copyNow() {
      if (isRequested) return false;
      isRequested = true;
      const { running } = await notes.read().catch((error: unknown) => {
        isRequested = false;
        throw error;
      });
      if (running) {
        isRequested = false;
        return false;
      }
      // A check without a due copy takes milliseconds.
      void Promise.resolve(round)
        .then(() => run(true))
        .finally(() => {
          isRequested = false;
        });
      return true;
    },
    status: notes.read,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
