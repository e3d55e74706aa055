import type { CopyStep } from '@schema/constants';
import type { Em } from '../em';
import { CopyStateRow } from '../entities/copy-state.entity';
import { isCopyLocked } from '../process-locks';

/** A running copy of all data. */
export interface RunningCopy {
  readonly startedAt: Date;
  readonly step: CopyStep;
  /** Server that makes it; null with a single server. */
  readonly server: string | null;
}

export interface CopyFailure {
  readonly at: Date;
  readonly message: string;
  readonly server: string | null;
}

export interface KeptCopyState {
  readonly running: RunningCopy | null;
  /** Error of the last attempt; null: it succeeded. */
  readonly failure: CopyFailure | null;
}

const ID = 1;

/** The state of all servers on this PostgreSQL. A copy of a dead server is not running. */
export async function readCopyState(em: Em): Promise<KeptCopyState> {
  const row = await em.findOne(CopyStateRow, ID, { disableIdentityMap: true });
  const { startedAt, step, server, failedAt, failure, failedServer } = row ?? {};
  const isRunning = startedAt && step && (await isCopyLocked(em));
  return {
    running: isRunning ? { startedAt, step, server: server ?? null } : null,
    failure:
      failedAt && failure ? { at: failedAt, message: failure, server: failedServer ?? null } : null,
  };
}

export async function keepCopyState(
  em: Em,
  { running, failure }: Partial<KeptCopyState>,
): Promise<void> {
  await em.upsert(CopyStateRow, {
    id: ID,
    ...(running !== undefined && {
      startedAt: running?.startedAt ?? null,
      step: running?.step ?? null,
      server: running?.server ?? null,
    }),
    ...(failure !== undefined && {
      failedAt: failure?.at ?? null,
      failure: failure?.message ?? null,
      failedServer: failure?.server ?? null,
    }),
  });
}
