import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@backend/domain/clock';
import { PRIVATE_FOLDER } from '@backend/store/engine/private-path';
import type { CopyStep } from '@schema/constants';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Logger } from 'pino';
import { failureWords } from './failure-words';
import { removeAbandoned } from './remove-abandoned';

/** A copy that was proven when it was made. */
export interface ScheduledCopy {
  readonly name: string;
  readonly at: Date;
}

/** A copy being made. */
interface RunningCopy {
  readonly startedAt: Date;
  readonly step: CopyStep;
}

export interface BackupSchedule {
  readonly folder: string;
  readonly everyHours: number;
  /** Copies kept; older ones are deleted. */
  readonly kept: number;
  readonly clock: Clock;
  readonly log: Logger;
  /** Makes and proves a copy, beside the server. Throws when it fails. */
  readonly copyTo: (
    path: string,
    run: { readonly signal: AbortSignal; onStep(step: CopyStep): void },
  ) => Promise<void>;
  /** Runs a job unless another server is making a copy. */
  readonly alone: (job: () => Promise<void>) => Promise<void>;
  /** Called when a copy begins, comes to its next step and ends. */
  readonly onChange?: () => void;
}

/** The scheduled copies of one server. */
export interface ScheduledBackups {
  readonly folder: string;
  readonly everyHours: number;
  readonly kept: number;
  /** Checks now and every ten minutes whether a copy is due; resolves after the first check. */
  begin(): Promise<void>;
  /** Makes a copy whether or not one is due; false: one is being made already. */
  copyNow(): boolean;
  /** `failure`: of the last copy, since the start of the server. */
  status(): {
    readonly running: RunningCopy | null;
    readonly failure: { readonly at: Date; readonly message: string } | null;
  };
  stop(): Promise<void>;
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

/** Makes a copy when the last one is older than the interval; a failed one is repeated. */
export function createBackups(schedule: BackupSchedule): ScheduledBackups {
  const { folder, everyHours, kept, clock, log, copyTo, alone } = schedule;
  const { onChange = () => undefined } = schedule;
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let running: RunningCopy | null = null;
  /** A copy on request has not ended. */
  let isRequested = false;
  let failure: { readonly at: Date; readonly message: string } | null = null;

  async function copyIfDue(isForced: boolean): Promise<void> {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const now = clock();
    await removeAbandoned(folder, now);
    const [last] = await scheduledCopies(folder);
    if (!isForced && last && +now - +last.at < everyHours * millisecondsInHour) return;
    const path = join(folder, nameAt(now));
    const onStep = (step: CopyStep) => {
      running = { startedAt: now, step };
      onChange();
    };
    onStep('data');
    await copyTo(path, { signal: stopping.signal, onStep });
    failure = null;
    const { size } = await stat(path);
    log.info({ event: 'backup', path, bytes: size }, 'copied and proven');
    const old = (await scheduledCopies(folder)).slice(kept);
    for (const { name } of old) await rm(join(folder, name), { force: true });
  }
  function run(isForced: boolean): Promise<void> {
    const failedBefore = failure;
    round ??= alone(() => copyIfDue(isForced))
      .catch((err: unknown) => {
        if (stopping.signal.aborted) return;
        failure = { at: clock(), message: failureWords(err) };
        log.error({ err, event: 'backup' }, 'the copy failed');
      })
      .finally(() => {
        const hasChanged = running !== null || failure !== failedBefore;
        round = null;
        running = null;
        if (hasChanged && !stopping.signal.aborted) onChange();
      });
    return round;
  }
  let timer: NodeJS.Timeout | undefined;
  return {
    ...{ folder, everyHours, kept },
    begin() {
      timer = setInterval(() => void run(false), CHECK_EVERY_MS).unref();
      return run(false);
    },
    copyNow() {
      if (running || isRequested) return false;
      isRequested = true;
      // A check that finds nothing due takes milliseconds.
      void Promise.resolve(round)
        .then(() => run(true))
        .finally(() => {
          isRequested = false;
        });
      return true;
    },
    status: () => ({ running, failure }),
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
