import { ARCHIVE_TEXTS } from '@schema/texts/booking-list';
import { formatRoubles } from '@schema/values/money';
import { percentWithTenth } from '@schema/values/percent';
import { DAY_FORMS, plural } from '@schema/values/plural';
import css from './Archive.module.css';
import type { CancellationSummary } from './useArchive';

/** Cancellations, what they would have brought, their length and their share (spec 2, §2). */
export function SummaryCards({ summary }: { readonly summary: CancellationSummary }) {
  const { totalCount, totalPotentialRevenue, averageDuration, cancellationRate } = summary;
  const tenths = Math.round(averageDuration * 10) / 10;
  const cards = [
    [ARCHIVE_TEXTS.total, String(totalCount)],
    [ARCHIVE_TEXTS.potential, formatRoubles(totalPotentialRevenue)],
    [ARCHIVE_TEXTS.duration, plural(tenths, DAY_FORMS)],
    [ARCHIVE_TEXTS.rate, percentWithTenth(cancellationRate * 100)],
  ] as const;
  return (
    <dl className={css.cards} aria-label={ARCHIVE_TEXTS.summary}>
      {cards.map(([name, value]) => (
        <div key={name} className={css.card}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
