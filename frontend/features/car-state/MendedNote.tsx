import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useCan, useZone } from '@frontend/shared/data/session';
import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { Link } from 'react-router-dom';
import css from './CarState.module.css';
import type { DamageFacts } from './useCarState';

/** When a damage was repaired and where: in a sheet, as a link, or in maintenance. */
export function MendedNote({ damage }: { readonly damage: DamageFacts }) {
  const zone = useZone();
  const canSeeSheets = useCan('edit_bookings');
  const { mendedAt, mendedByLogin, mendedInSheet: sheet, mendedInWork: work } = damage;
  const at = parseInstant(mendedAt ?? '');
  if (!at) return null;
  const { mendedOn, inSheet, inWork } = DAMAGE_TEXTS;
  const words = [mendedOn(formatDay(dayOf(at, zone))), work && inWork(work.description)];
  const place = sheet && inSheet(sheet);
  return (
    <span className={css.quiet}>
      {words.filter(Boolean).join(' · ')}
      {place && ' · '}
      {sheet && canSeeSheets ? (
        <Link className={css.link} to={handoverPath(sheet.bookingId, sheet.side)}>
          {place}
        </Link>
      ) : (
        place
      )}
      {mendedByLogin && ` · ${mendedByLogin}`}
    </span>
  );
}
