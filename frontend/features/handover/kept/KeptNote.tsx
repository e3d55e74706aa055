import { useSession } from '@frontend/shared/data/session';
import { keptDataText } from '@schema/texts/handover/kept';
import { dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import CloudOff from 'lucide-react/icons/cloud-off';
import css from './KeptNote.module.css';

/** «Данные от 14:05 · без связи», with the date unless it is today. */
export function KeptNote({ atMs }: { readonly atMs: number }) {
  const { now, company } = useSession();
  const zone = company.timeZone;
  const moment = new Date(atMs + now().getTime() - Date.now());
  const isToday = dayOf(moment, zone) === dayOf(now(), zone);
  return (
    <p className={css.note} role="status">
      <CloudOff aria-hidden="true" />
      {keptDataText(isToday ? timeOf(moment, zone) : formatMoment(moment, zone))}
    </p>
  );
}
