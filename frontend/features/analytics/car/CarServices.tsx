import { useMoment } from '@frontend/shared/data/use-moment';
import { type Column, DataTable } from '@frontend/shared/ui/lists/Table';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import type { CarReportFacts } from './useCarReport';

interface CarServicesProps {
  readonly works: CarReportFacts['maintenances'];
}

/** Service work of the period with its cost (requirements.md, N19). */
export function CarServices({ works }: CarServicesProps) {
  const moment = useMoment();
  const texts = CAR_ANALYTICS_TEXTS;
  if (works.length === 0) return <p>{texts.noService}</p>;
  const columns: Column<CarReportFacts['maintenances'][number]>[] = [
    {
      title: texts.period,
      cell: ({ startDate, endDate }) => `${moment(startDate)} – ${moment(endDate)}`,
    },
    { title: texts.description, cell: ({ description }) => description },
    { title: texts.status, cell: ({ status }) => MAINTENANCE_STATUS_LABELS[status] },
    { title: texts.cost, isNumber: true, cell: ({ cost }) => formatRoubles(cost) },
  ];
  return (
    <DataTable label={texts.serviceTable} columns={columns} rows={works} keyOf={({ id }) => id} />
  );
}
