import { MAX_AMOUNT } from '@schema/constants';
import { parseAmount } from '../money/money';
import type { Day } from '../time/calendar';
import { typedDays } from '../time/typed-days';

/** A command typed into the search dialog, as opposed to a search. */
type SearchIntent =
  | {
      readonly kind: 'booking';
      /** Query of the car (matchesCar); '' means any. */
      readonly car: string;
      /** Both included. */
      readonly fromDay: Day;
      readonly toDay: Day;
      /** 'HH:mm'; null: the form's default. */
      readonly startTime: string | null;
      readonly endTime: string | null;
    }
  | {
      readonly kind: 'cash';
      /** Roubles; null: missing or invalid. */
      readonly amount: number | null;
      readonly comment: string;
    };

const CASH = /^(?:\+\s*)?(?:в\s+)?касс[ауы](?!\p{L})\s*/iu;
const AMOUNT =
  /^\+?\s*((?:\d{1,3}(?:[ \u00A0]\d{3})+|\d+)(?:[.,]\d{1,2})?)(?![\d.,])\s*(?:₽|руб(?:л\p{L}*)?\.?|р\.?)?(?!\p{L})\s*/iu;

function cashOf(text: string): SearchIntent | null {
  const order = CASH.exec(text);
  if (!order) return null;
  const rest = text.slice(order[0].length).trim();
  const typed = AMOUNT.exec(rest);
  const amount = typed ? parseAmount(typed[1] ?? '') : null;
  const isTakeable = amount !== null && amount > 0 && amount <= MAX_AMOUNT;
  return {
    kind: 'cash',
    amount: isTakeable ? amount : null,
    comment: typed ? rest.slice(typed[0].length).trim() : rest,
  };
}

/**
 * Parses «рио 14.11-17.11» as a quick booking and «касса 5000 мойка» as a cash entry; null for a
 * search. `today` in company time.
 */
export function searchIntent(text: string, today: Day): SearchIntent | null {
  const typed = text.trim();
  const cash = cashOf(typed);
  if (cash) return cash;
  const days = typedDays(typed, today);
  if (!days) return null;
  const { rest, ...period } = days;
  return { kind: 'booking', car: rest, ...period };
}
