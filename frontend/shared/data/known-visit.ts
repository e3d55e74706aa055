import { readStored, writeStored } from '../lib/device/storage';

/** What the last answer of the session on this device said. */
export interface KnownVisit {
  readonly userId: number;
  /** Company time zone. */
  readonly zone: string;
  /** Server's clock less the device's, ms. */
  readonly aheadMs: number;
  readonly permissions: readonly string[];
}

const KEY = 'known-visit';

/** Null after the session has ended on this device, and of a release that kept no user. */
export function knownVisit(): KnownVisit | null {
  try {
    const known = JSON.parse(readStored(KEY) ?? 'null') as KnownVisit | null;
    return typeof known?.userId === 'number' ? known : null;
  } catch {
    return null;
  }
}

export function keepVisit(visit: KnownVisit | null): void {
  writeStored(KEY, visit && JSON.stringify(visit));
}
