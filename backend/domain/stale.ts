import { MESSAGES } from '@schema/messages';
import { Refusal } from './refusal';

/**
 * Throws STALE when the record's version differs from the one read; without a version there is no
 * check. `shown`: the record in API format, returned in `details`.
 */
export function refuseStale(
  record: { readonly version: number },
  version: number | null | undefined,
  shown: object = record,
): void {
  if (version == null || version === record.version) return;
  throw new Refusal('STALE', MESSAGES.generic.stale, { details: { current: shown } });
}
