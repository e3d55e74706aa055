import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@backend/domain/clock';
import { PRIVATE_FOLDER } from '@backend/store/engine/private-path';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Logger } from 'pino';
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
  readonly log: Logger;
  /** Makes and proves a copy, beside the server. Throws when it fails. */
  readonly copyTo: (path: string, signal: AbortSignal) => Promise<void>;
  /** Runs a job unless another server is making a copy. */
  readonly alone: (job: () => Promise<void>) => Promise<void>;
}

const CHECK_EVERY_MS = 10 * millisecondsInMinute;

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

/** When the last copy was made and how old it is; null: there is none. */
export async function lastBackup(folder: string, now: Date): Promise<LastBackup | null> {
  const [last] = await scheduledCopies(folder);
  if (!last) return null;
  const ageHours = Math.round((+now - +last.at) / (millisecondsInHour / 10)) / 10;
  return { at: last.at.toISOString(), ageHours };
}

/**
 * Makes a copy when the last one is older than the interval; checks at start and every ten minutes,
 * so a failed one is repeated.
 */
export function startBackups(schedule: BackupSchedule): {
  readonly firstRound: Promise<void>;
  stop(): Promise<void>;
} {
  const { folder, everyHours, kept, clock, log, copyTo, alone } = schedule;
  const stopping = new AbortController();
  let round: Promise<void> | null = null;

  async function copyIfDue(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const now = clock();
    await removeAbandoned(folder, now);
    const [last] = await scheduledCopies(folder);
    if (last && +now - +last.at < everyHours * millisecondsInHour) return;
    const path = join(folder, nameAt(now));
    await copyTo(path, stopping.signal);
    const { size } = await stat(path);
    log.info({ event: 'backup', path, bytes: size }, 'copied and proven');
    const old = (await scheduledCopies(folder)).slice(kept);
    for (const { name } of old) await rm(join(folder, name), { force: true });
  }
  function begin(): Promise<void> {
    round ??= alone(copyIfDue)
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.error({ err, event: 'backup' }, 'the copy failed');
      })
      .finally(() => {
        round = null;
      });
    return round;
  }
  const firstRound = begin();
  const timer = setInterval(() => void begin(), CHECK_EVERY_MS);
  timer.unref();
  return {
    firstRound,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
