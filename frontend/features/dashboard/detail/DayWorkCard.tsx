import { useZone } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { DAY_DETAIL_TEXTS } from '@schema/texts/day/day-detail';
import { formatRoubles } from '@schema/values/money/money';
import { DayCard } from './DayCard';
import css from './DayDetail.module.css';
import { momentText } from './moment-text';
import type { DayWork } from './useDayDetail';

export function DayWorkCard({ work }: { readonly work: DayWork }) {
  const zone = useZone();
  const { id, startDate, endDate, status } = work;
  return (
    <DayCard
      car={work}
      to={`/?service=${id}`}
      badges={<Badge look="service">{MAINTENANCE_STATUS_LABELS[status]}</Badge>}
      facts={[
        { name: DAY_DETAIL_TEXTS.start, value: momentText(startDate, zone) },
        { name: DAY_DETAIL_TEXTS.end, value: momentText(endDate, zone), isMain: true },
      ]}
    >
      <Row gap={16} align="end" justify="between" className={css.foot}>
        <span className={css.customer}>{work.description}</span>
        <b className={css.price}>{formatRoubles(work.cost)}</b>
      </Row>
    </DayCard>
  );
}
