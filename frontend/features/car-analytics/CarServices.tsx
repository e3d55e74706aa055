import { useZone } from '@frontend/shared/data/session';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { CarReportFacts } from './useCarReport';

interface CarServicesProps {
  readonly works: CarReportFacts['maintenances'];
}

/** Service work of the period with its cost (requirements.md, N19). */
export function CarServices({ works }: CarServicesProps) {
  const zone = useZone();
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, zone) : '';
  };
  const texts = CAR_ANALYTICS_TEXTS;
  if (works.length === 0) return <p>{texts.noService}</p>;
  return (
    <Table label={texts.serviceTable}>
      <thead>
        <tr>
          <th scope="col">{texts.period}</th>
          <th scope="col">{texts.description}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {texts.cost}
          </th>
        </tr>
      </thead>
      <tbody>
        {works.map(({ id, startDate, endDate, description, status, cost }) => (
          <tr key={id}>
            <td>
              {moment(startDate)} – {moment(endDate)}
            </td>
            <td>{description}</td>
            <td>{MAINTENANCE_STATUS_LABELS[status]}</td>
            <td className={TABLE_NUMBER_CLASS}>{formatRoubles(cost)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
