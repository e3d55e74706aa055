import { isDay } from './day-number';

const INSTANT_PATTERN =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

/**
 * ISO 8601 with seconds optional and an offset or Z required; null for anything else, for days
 * that do not exist ('2026-02-30T…') and for years outside 1900–2999.
 */
export function parseInstant(iso: string): Date | null {
  const match = INSTANT_PATTERN.exec(iso);
  if (!match || !isDay(match[1])) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
