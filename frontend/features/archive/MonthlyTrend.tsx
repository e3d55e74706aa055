import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Text } from '@frontend/shared/ui/layout/Text';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import {
  ARCHIVE_TEXTS,
  allMonthsText,
  CANCELLATION_FORMS,
} from '@schema/texts/bookings/booking-list';
import { monthName } from '@schema/values/time/month-name';
import { plural } from '@schema/values/words/plural';
import { useState } from 'react';
import css from './MonthlyTrend.module.css';
import type { CancellationSummary } from './useArchive';

/** Maximum number of months with all labels on a phone. */
const ALL_NAMED = 6;
/** Months shown at first: one year. */
const SHOWN_MONTHS = 12;

interface MonthlyTrendProps {
  readonly months: CancellationSummary['monthlyTrend'];
}

/** Cancellations by month as bars with text values (requirements.md, Z4). */
export function MonthlyTrend({ months }: MonthlyTrendProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? months : months.slice(-SHOWN_MONTHS);
  const highest = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{ARCHIVE_TEXTS.trend}</h2>
      {shown.length === 0 && <p className={css.quiet}>{ARCHIVE_TEXTS.noTrend}</p>}
      <ul
        className={classNames(css.bars, shown.length > ALL_NAMED && css.crowded, isAll && css.all)}
        aria-label={ARCHIVE_TEXTS.trend}
      >
        {shown.map(({ period, count }) => (
          <li key={period} className={css.month}>
            <span className={textCss.spoken}>
              {monthName(period, 'long')}: {plural(count, CANCELLATION_FORMS)}
            </span>
            <Text size="caption" weight={600} aria-hidden="true">
              {count}
            </Text>
            <span
              className={css.bar}
              style={{ height: `${(count / highest) * 100}%` }}
              aria-hidden="true"
            />
            <span className={css.name} aria-hidden="true">
              {monthName(period, 'short')}
            </span>
          </li>
        ))}
      </ul>
      {months.length > SHOWN_MONTHS && (
        <Button look="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? ARCHIVE_TEXTS.lastYear : allMonthsText(months.length)}
        </Button>
      )}
    </section>
  );
}
