import { MESSAGES } from '@schema/messages';
import { Refusal } from './refusal';

/**
 * Throws STALE when the record is not of the version that was read; without a version any is
 * served. `shown`: the record as the API shows it, returned in `details`.
 */
export function refuseStale(
  record: { readonly version: number },
  version: number | null | undefined,
  shown: object = record,
): void {
  if (version == null || version === record.version) return;
  throw new Refusal('STALE', MESSAGES.generic.stale, { details: { current: shown } });
}
