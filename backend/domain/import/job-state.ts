import type { ImportState } from '@schema/import';

interface KeptState {
  readonly state: ImportState;
  readonly leaseUntil: Date;
}

/** Whether the process that ran the job ended before the job did. */
export function isAbandoned(
  { state, leaseUntil }: KeptState,
  { isLive, now }: { readonly isLive: boolean; readonly now: Date },
): boolean {
  return !isLive && (state === 'queued' || state === 'running') && leaseUntil < now;
}
