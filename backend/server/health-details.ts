import type { LastBackup } from '@backend/backup/schedule';
import { isTrusted } from '@backend/domain/trusted-clock';
import type { Store } from '@backend/store/open-store';
import { readClockNote } from '@backend/store/upkeep/clock-note';
import { clockFacts } from './clock-facts';

/** Scheduled copies of a server. */
export interface CopiesMade {
  readonly last: () => Promise<LastBackup | null>;
  /** Names of copies dated in the future. */
  readonly fromFuture: () => Promise<readonly string[]>;
}

/**
 * Details of `/health/ready` besides its status. `alarms` lists faults for the administrator while
 * the server works: a jumped clock, copies from the future.
 */
export async function healthDetails(
  store: Store,
  copies: CopiesMade | undefined,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const note = await readClockNote(store.fork());
  const jumped = note && !isTrusted(note, now) ? clockFacts(note, now) : null;
  // An unreadable folder of copies does not make the server unready.
  const backup = copies && (await copies.last().catch(() => null));
  const fromFuture = (await copies?.fromFuture().catch(() => [])) ?? [];
  const alarms = [...(jumped ? ['clock'] : []), ...(fromFuture.length > 0 ? ['backup'] : [])];
  return {
    ...(copies && { backup }),
    ...(fromFuture.length > 0 && { copiesFromFuture: fromFuture }),
    ...(jumped && { clock: jumped }),
    ...(alarms.length > 0 && { alarms }),
  };
}
