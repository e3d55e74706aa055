import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { WEEKDAYS_SHORT } from '@schema/texts/board/weekdays';
import { GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { formatRoubles } from '@schema/values/money/money';
import { type Day, formatDay, weekdayOf } from '@schema/values/time/calendar';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import css from './Gaps.module.css';
import type { GapFacts } from './useGaps';

/** Paths of a gap's actions; null: no permission. */
export interface GapLinks {
  /** The board at this car and day. */
  readonly board: ((carId: number, day: Day) => string) | null;
  /** A new booking of the car from the first day to the last. */
  readonly booking: ((carId: number, from: Day, to: Day) => string) | null;
}

/** «пн 16.11.2026». */
const dayText = (day: Day) => `${WEEKDAYS_SHORT[weekdayOf(day)]} ${formatDay(day)}`;

/** Consecutive idle days of a car with their potential revenue and two actions. */
export function GapRow({ gap, links }: { readonly gap: GapFacts; readonly links: GapLinks }) {
  const moment = useMoment();
  const { carId, carTitle, licensePlate, firstDay, lastDay, earnings } = gap;
  const days =
    firstDay === lastDay ? dayText(firstDay) : `${dayText(firstDay)} – ${dayText(lastDay)}`;
  const about = `${carTitle} ${licensePlate}, ${days}`;
  return (
    <li className={css.row}>
      <Row gap={8} rowGap={4} align="center" wrap className={css.car}>
        <b>{carTitle}</b>
        <PlateLine car={gap} />
      </Row>
      <Stack canShrink className={css.when}>
        <span>
          <b>{days}</b> · {plural(gap.days, DAY_FORMS)}
        </span>
        <span className={css.quiet}>
          {GAPS_TEXTS.freeFrom} {moment(gap.freeFrom)} {GAPS_TEXTS.freeUntil}{' '}
          {moment(gap.freeUntil)}
        </span>
      </Stack>
      <b className={css.earnings}>
        {earnings == null ? (
          <span className={css.quiet}>{GAPS_TEXTS.noTariff}</span>
        ) : (
          formatRoubles(earnings)
        )}
      </b>
      <div className={css.actions}>
        {links.board && (
          <ButtonLink
            target={{ to: links.board(carId, firstDay) }}
            icon={<CalendarSearch />}
            label={`${GAPS_TEXTS.board}: ${about}`}
          >
            {GAPS_TEXTS.board}
          </ButtonLink>
        )}
        {links.booking && (
          <ButtonLink
            target={{ to: links.booking(carId, firstDay, lastDay) }}
            icon={<CalendarPlus />}
            label={`${GAPS_TEXTS.book}: ${about}`}
          >
            {GAPS_TEXTS.book}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
