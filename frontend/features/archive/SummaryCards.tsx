import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { ARCHIVE_TEXTS } from '@schema/texts/bookings/booking-list';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import css from './Archive.module.css';
import type { CancellationSummary } from './useArchive';

interface SummaryCardsProps {
  /** Null while loading. */
  readonly summary: CancellationSummary | null;
}

/** Cancellations: number, lost revenue, average length, share (requirements.md, Z1). */
export function SummaryCards({ summary }: SummaryCardsProps) {
  const values = summary && valuesOf(summary);
  const { total, potential, duration, rate } = ARCHIVE_TEXTS;
  return (
    <dl className={css.cards} aria-label={ARCHIVE_TEXTS.summary}>
      {[total, potential, duration, rate].map((name, index) => (
        <div key={name} className={css.card}>
          <dt>{name}</dt>
          <dd>{values ? values[index] : <Skeleton width={96} height={20} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function valuesOf(summary: CancellationSummary): readonly string[] {
  const { totalCount, totalPotentialRevenue, averageDuration, cancellationRate } = summary;
  const tenths = Math.round(averageDuration * 10) / 10;
  return [
    String(totalCount),
    formatRoubles(totalPotentialRevenue),
    plural(tenths, DAY_FORMS),
    percentWithTenth(cancellationRate * 100),
  ];
}
