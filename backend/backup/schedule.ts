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

/** A copy that was proven when it was made. */
export interface ScheduledCopy {
  readonly name: string;
  readonly at: Date;
}

export interface BackupSchedule {
  readonly folder: string;
  readonly everyHours: number;
  /** Copies kept; older ones are deleted. */
  readonly kept: number;
  readonly clock: Clock;
  /** Whether the clock is trusted at this moment: without it no copy is deleted. */
  readonly trusts: (now: Date) => Promise<boolean>;
  readonly log: Logger;
  /** Makes and proves a copy, beside the server. Throws when it fails. */
  readonly copyTo: (
    path: string,
    run: { readonly signal: AbortSignal; onStep(step: CopyStep): void },
  ) => Promise<void>;
  /** Runs a job unless another server is making a copy at each of the tries. */
  readonly alone: (job: () => Promise<void>, tries: number) => Promise<void>;
  /** Null: there is no other server. */
  readonly shared?: SharedCopyState | null;
  /** Called when a copy begins, comes to its next step and ends. */
  readonly onChange?: () => void;
}

/** The scheduled copies of one server, and what the others on its database do with theirs. */
export interface ScheduledBackups {
  readonly folder: string;
  readonly everyHours: number;
  readonly kept: number;
  /** Checks now and every ten minutes whether a copy is due; resolves after the first check. */
  begin(): Promise<void>;
  /** Makes a copy whether or not one is due; false: one is being made already, here or elsewhere. */
  copyNow(): Promise<boolean>;
  /** `failure`: of the last copy; without other servers, since the start of this one. */
  status(): Promise<CopyState>;
  stop(): Promise<void>;
}

const CHECK_EVERY_MS = 10 * millisecondsInMinute;
/** Of a copy on request: another server may be finding that none is due. */
const REQUEST_TRIES = 10;

const NAME = /^avtoprokat-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.zip$/;
const nameAt = (at: Date) =>
  `avtoprokat-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;

/** The scheduled copies of a folder, the newest first; other files are not ours. */
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
 * When the last copy was made and how old it is; null: there is none. A copy from the future is not
 * the last one.
 */
export async function lastBackup(folder: string, now: Date): Promise<LastBackup | null> {
  const last = lastOf(await scheduledCopies(folder), now);
  if (!last) return null;
  const ageHours = Math.round((+now - +last.at) / (millisecondsInHour / 10)) / 10;
  return { at: last.at.toISOString(), ageHours: Math.max(0, ageHours) };
}

/** Names of the copies dated after now. */
export async function copiesFromFuture(folder: string, now: Date): Promise<string[]> {
  const copies = await scheduledCopies(folder);
  return copies.filter((copy) => isFromFuture(copy, now)).map(({ name }) => name);
}

/** Makes a copy when the last one is older than the interval; a failed one is repeated. */
export function createBackups(schedule: BackupSchedule): ScheduledBackups {
  const { folder, everyHours, kept, clock, trusts, log, copyTo, alone, shared } = schedule;
  const stopping = new AbortController();
  const notes = noteCopies(schedule);
  const server = shared?.server ?? null;
  let round: Promise<void> | null = null;
  /** A copy on request has not ended. */
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
  /** Inside the lock, so that the next server does not write before this one has. */
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
      // A check that finds nothing due takes milliseconds.
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
