import type { CarSharesValues } from '@schema/forms/fleet/partner';
import { setOn } from '@schema/values/fleet/share-day';
import { percentText } from '@schema/values/money/percent';
import { addDays, type Day } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

/** What the shares of the form are of. */
interface Shown {
  readonly car: CarSharesFacts;
  readonly partners: readonly PartnerFacts[];
  readonly today: Day;
}

type Hold = Pick<CarSharesValues, 'hold' | 'fromDay'>;

const isDated = ({ shareSets }: CarSharesFacts): boolean => shareSets.length > 1;

/** The shares on the chosen day, today without one, as texts. */
function sharesOn({ car, partners, today }: Shown, { hold, fromDay }: Hold) {
  const day = hold === 'fromDay' && fromDay ? fromDay : today;
  const shares = setOn(car.shareSets, day)?.shares ?? [];
  return partners.map(({ id }) => {
    const share = shares.find(({ partnerId }) => partnerId === id)?.sharePercent;
    return { partnerId: id, sharePercent: share === undefined ? '' : percentText(share) };
  });
}

/** The first values: from the first day of the next month, when the car has such shares already. */
export function firstValues(shown: Shown): CarSharesValues {
  const { to } = presetPeriod('currentMonth', shown.today);
  return chosen(shown, {
    hold: isDated(shown.car) ? 'fromDay' : 'always',
    fromDay: addDays(to, 1),
  });
}

/** The values with the shares that hold then. */
export const chosen = (shown: Shown, hold: Hold): CarSharesValues => ({
  ...hold,
  shares: sharesOn(shown, hold),
});

/** Another day; shares without a typed value are those of the day. */
export function rechosen(shown: Shown, now: CarSharesValues, hold: Hold): CarSharesValues {
  const isTyped = JSON.stringify(now.shares) !== JSON.stringify(sharesOn(shown, now));
  return isTyped ? { ...now, ...hold } : chosen(shown, hold);
}

/** Days of the sets that the values would replace. */
export function replacedDays({ shareSets }: CarSharesFacts, { hold, fromDay }: Hold): Day[] {
  return shareSets.flatMap((set) => {
    const isLater = hold === 'always' || (fromDay !== '' && (set.fromDay ?? '') >= fromDay);
    return set.fromDay != null && isLater ? [set.fromDay] : [];
  });
}

/** Keeps the typed day, and typed shares of partners whose share was not changed by others. */
export function rebasedShares(
  opened: CarSharesValues,
  newer: CarSharesValues,
  typed: CarSharesValues,
): CarSharesValues {
  const textIn = ({ shares }: CarSharesValues, id: number) =>
    shares.find(({ partnerId }) => partnerId === id)?.sharePercent ?? '';
  return {
    hold: typed.hold,
    fromDay: typed.fromDay,
    shares: newer.shares.map((share) => {
      const { partnerId: id, sharePercent } = share;
      const isKept = textIn(opened, id) === sharePercent;
      return isKept ? { partnerId: id, sharePercent: textIn(typed, id) } : share;
    }),
  };
}
