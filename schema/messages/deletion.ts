import { BOOKING_FORMS, plural } from '../values/words/plural';

/** Required steps before a customer, a car or bookings are deleted; not in requirements.md. */
const STEPS = {
  car: 'примите машину',
  deposit: 'верните залог',
  debt: 'примите оплату',
  overpaid: 'верните переплату',
  prepaid: 'верните предоплату',
} as const;

export interface SettlingStep {
  readonly what: keyof typeof STEPS;
  /** '50 000 ₽'; null: the open matter is the car, or the amount is hidden from the reader. */
  readonly amount: string | null;
}

interface NamedRental {
  readonly bookingId: number;
  /** 'Иванов И., 12.11.2026 10:00 – 15.11.2026 18:00' */
  readonly words: string;
  /** Number of other open rentals. */
  readonly others: number;
}

/** 'Примите машину и верните залог 50 000 ₽: бронь №12, Иванов И., 12.11.2026 – 15.11.2026, и ещё 2 брони' */
export function deletionRefused(
  steps: readonly SettlingStep[],
  { bookingId, words, others }: NamedRental,
): string {
  const said = steps.map(({ what, amount }) => [STEPS[what], amount].filter(Boolean).join(' '));
  const last = said.pop() ?? '';
  const order = [said.join(', '), last].filter(Boolean).join(' и ');
  const rental = [`бронь №${bookingId}`, words].filter(Boolean).join(', ');
  const more = others > 0 ? `, и ещё ${plural(others, BOOKING_FORMS)}` : '';
  return `${order.charAt(0).toLocaleUpperCase('ru')}${order.slice(1)}: ${rental}${more}`;
}
