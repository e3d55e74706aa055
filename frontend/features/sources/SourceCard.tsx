import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
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
    [SOURCES_TEXTS.salesShare, percentWithTenth((periodShare ?? 0) * 100)],
    [SOURCES_TEXTS.periodBookings, String(periodBookings ?? 0)],
    [SOURCES_TEXTS.totalBookings, String(totalBookings ?? 0)],
    [SOURCES_TEXTS.totalRevenue, formatRoubles(totalRevenue ?? 0)],
  ] as const;
  const reviews = [
    [SOURCES_TEXTS.sent, reviewsSent],
    [SOURCES_TEXTS.pending, reviewsPending],
    [SOURCES_TEXTS.cancelled, reviewsCancelled],
  ] as const;
  return (
    <li className={css.card}>
      <SourceName source={source} colour={colour} />
      <p className={css.description}>{source.description || SOURCES_TEXTS.noDescription}</p>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={css.reviews} aria-label={SOURCES_TEXTS.reviews}>
        {reviews.map(([name, count]) => (
          <div key={name} className={css.review}>
            <dt>{name}</dt>
            <dd>{count ?? 0}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
