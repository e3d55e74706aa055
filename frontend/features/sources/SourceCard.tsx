import { Text } from '@frontend/shared/ui/layout/Text';
import { Card } from '@frontend/shared/ui/records/Cards';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import { formatCount } from '@schema/values/words/plural';
import css from './SourceCard.module.css';
import { SourceName } from './SourceName';
import type { SourceFigures } from './useSourceReport';

interface SourceCardProps {
  readonly figures: SourceFigures;
  readonly colour: string;
}

/** A source with its editable name and figures (requirements.md, S7). */
export function SourceCard({ figures, colour }: SourceCardProps) {
  const { source, periodBookings, periodShare, totalBookings, totalRevenue } = figures;
  const { reviewsSent, reviewsPending, reviewsCancelled } = figures;
  const facts = [
    { name: SOURCES_TEXTS.salesShare, value: percentWithTenth((periodShare ?? 0) * 100) },
    { name: SOURCES_TEXTS.periodBookings, value: String(periodBookings ?? 0) },
    { name: SOURCES_TEXTS.totalBookings, value: formatCount(totalBookings ?? 0) },
    { name: SOURCES_TEXTS.totalRevenue, value: formatRoubles(totalRevenue ?? 0) },
  ];
  const reviews = [
    [SOURCES_TEXTS.sent, reviewsSent],
    [SOURCES_TEXTS.pending, reviewsPending],
    [SOURCES_TEXTS.cancelled, reviewsCancelled],
  ] as const;
  return (
    <Card>
      <SourceName source={source} colour={colour} />
      <Text as="p" tone="muted" className={css.description}>
        {source.description || SOURCES_TEXTS.noDescription}
      </Text>
      <Facts look="figures" facts={facts} />
      <dl className={css.reviews} aria-label={SOURCES_TEXTS.reviews}>
        {reviews.map(([name, count]) => (
          <div key={name} className={css.review}>
            <dt>{name}</dt>
            <dd>{count ?? 0}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
