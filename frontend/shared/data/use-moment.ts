import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { useZone } from './session';

/** Formats ISO instants in company time, '24.11.2026 10:00'; '' for a missing one. */
export function useMoment(): (iso: string | null | undefined) => string {
  const zone = useZone();
  return (iso) => {
    const instant = iso ? parseInstant(iso) : null;
    return instant ? formatMoment(instant, zone) : '';
  };
}
