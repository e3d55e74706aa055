import type { SheetSide } from '../handover/sheet';
import type { AdvanceOrder, RentalOrder } from '../money/money-orders';
import type { Day } from '../time/calendar';
import { fromLatinLayout } from '../words/keyboard-layout';
import { parseCount } from '../words/plain-digits';
import {
  commandOf,
  type Occurrence,
  occurrenceOf,
  withoutFillers,
  withoutRentalWords,
} from './command-words';
import { dayTokens } from './day-tokens';
import { firstAmount, moneyOrder, subjectOf, takeable } from './money-order';
import type { Length } from './token';
import { lastDayOfWritten, typedDays } from './typed-days';
import { type DayProblem, type WrittenDays, writtenDays } from './written-days';

/** New end of an extended rental; all null: the default of the form. */
export interface NewEnd {
  readonly until: Day | null;
  readonly length: Length | null;
  /** 'HH:mm'; null: the time of the current end. */
  readonly time: string | null;
}

/** A command typed into the search dialog, as opposed to a search. */
export type SearchIntent =
  | {
      readonly kind: 'booking';
      /** Words of the cars (wantedCars); '' means any car. */
      readonly car: string;
      /** Both included. */
      readonly fromDay: Day;
      readonly toDay: Day;
      /** 'HH:mm'; null: the form's default. */
      readonly startTime: string | null;
      readonly endTime: string | null;
    }
  /** `who`: words of a customer or a car. */
  | { readonly kind: 'extend'; readonly who: string; readonly end: NewEnd }
  | { readonly kind: 'swap'; readonly car: string }
  /** Days: null without days. */
  | {
      readonly kind: 'service';
      readonly car: string;
      readonly fromDay: Day | null;
      readonly toDay: Day | null;
    }
  | {
      readonly kind: 'cash';
      /** Roubles; null: missing or invalid. */
      readonly amount: number | null;
      readonly comment: string;
    }
  /** `words`: kind of expense, car, comment. `amount`: roubles; null: missing or invalid. */
  | { readonly kind: 'expense'; readonly amount: number | null; readonly words: string }
  /**
   * `who`: words of a customer or a car; '' without words. `amount`: roubles; null: the amount
   * owed.
   */
  | {
      readonly kind: 'payment';
      readonly order: RentalOrder;
      readonly who: string;
      readonly amount: number | null;
    }
  | {
      readonly kind: 'advance';
      readonly order: AdvanceOrder;
      readonly who: string;
      readonly amount: number | null;
    }
  /**
   * Handover or return of a car, or a late or absent customer. `who`: words of a customer or a car.
   */
  | { readonly kind: 'mark'; readonly mark: Occurrence; readonly who: string }
  /** Mileage and damages of a car; `km`: a mileage to record, null: none. */
  | { readonly kind: 'state'; readonly car: string; readonly km: number | null }
  /** Sheet of a handover or return; `side`: null, by where the car is. */
  | { readonly kind: 'sheet'; readonly side: SheetSide | null; readonly who: string }
  /** Days that have no valid meaning. */
  | { readonly kind: 'unclear'; readonly problem: DayProblem };

const CASH = /^(?:(?:\+\s*)?(?:в\s+)?касс[ауы](?!\p{L})\s*|\+(?=\s*\d{1,6}\s+\p{L}))/iu;
const EXPENSE = /^расход[ыау]?(?!\p{L})\s*/iu;
const MARK =
  /^(?:(выдать|выдай)|вернуть|верни)(?!\p{L})\s+(?!(?:залог|аванс|деньги|оплату)(?!\p{L}))(.+)$/iu;
const SHEET = /^акты?\s+(?:(?:(выдач[иу])|(возврат[аеу]?|при[её]мк[иу]))(?!\p{L})\s*)?(.*)$/iu;
const STATE = /^(?:пробег|поврежден\p{L}*|царапин\p{L}*|скол(?:ы|а|ов)?)\s+(.+)$/iu;
/** A mileage after the car: '154754', '154 754 км'. Shorter numbers are of license plates. */
const KM = /(?:^|\s)(\d{1,3}(?:\s\d{3})+|\d{4,7})(?:\s*км)?$/u;

function stateOf(text: string): SearchIntent | null {
  const [, subject] = STATE.exec(text) ?? [];
  if (subject === undefined) return null;
  const [written, digits] = KM.exec(subject) ?? [''];
  const car = joined(
    withoutFillers(subject.slice(0, subject.length - written.length).split(/\s+/)),
  );
  return car === '' ? null : { kind: 'state', car, km: digits ? parseCount(digits) : null };
}

function sheetOf(text: string): SearchIntent | null {
  const [, out, back, subject = ''] = SHEET.exec(text) ?? [];
  const who = joined(withoutFillers(subject.split(/\s+/)));
  if (who === '') return null;
  const side = out ? 'out' : back ? 'back' : null;
  return { kind: 'sheet', side, who };
}

const markOf = (mark: Occurrence, words: string): SearchIntent => ({
  kind: 'mark',
  mark,
  who: joined(withoutFillers(words.split(/\s+/))),
});

function moneyIntent(text: string): SearchIntent | null {
  const typed = moneyOrder(text);
  if (typed === null) return null;
  if ('returned' in typed) return markOf('return', typed.returned);
  const { order, ...subject } = typed;
  if (order === 'takeAdvance' || order === 'returnAdvance') {
    return { kind: 'advance', order, ...subject };
  }
  return { kind: 'payment', order, ...subject };
}

function cashOf(text: string): SearchIntent | null {
  const order = CASH.exec(text);
  if (!order) return null;
  const rest = text.slice(order[0].length).trim();
  const first = firstAmount(rest);
  return { kind: 'cash', amount: takeable(first?.typed), comment: first?.rest ?? rest };
}

function expenseOf(text: string): SearchIntent | null {
  const order = EXPENSE.exec(text);
  if (!order) return null;
  const { who, amount } = subjectOf(text.slice(order[0].length).trim());
  return { kind: 'expense', amount, words: who };
}

const joined = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/\s*,\s*/g, ', ')
    .replace(/^[\s,]+|[\s,]+$/g, '');

/** The words of a command without days, without «в» and «на». */
const plainWords = (text: string, today: Day) =>
  dayTokens(text, today).flatMap(({ kind, text: word }) => (kind === 'link' ? [] : [word]));

function newEnd(written: WrittenDays | null, today: Day): NewEnd | DayProblem {
  if (!written) return { until: null, length: null, time: null };
  if (written.problem) return written.problem;
  const { first, last, span, length, startTime, endTime } = written;
  const named = last ?? first;
  const until = named ? lastDayOfWritten(named, today) : (span?.to ?? null);
  if (named && !until) return 'noSuchDay';
  return { until, length: until ? null : length, time: endTime ?? startTime };
}

function extension(
  words: readonly string[],
  written: WrittenDays | null,
  today: Day,
): SearchIntent {
  const end = newEnd(written, today);
  if (typeof end === 'string') return { kind: 'unclear', problem: end };
  return { kind: 'extend', who: joined(withoutRentalWords(words)), end };
}

/**
 * Parses «рио 14.11-17.11» as a quick booking, «касса 5000 мойка» as a cash entry, «расход мойка 500» as an expense, «принять 5000
 * прохоров» as a payment, «принять прохорова» as a return, «продлить прохорова до пятницы», «замена
 * рио» and «сервис рио завтра» as their commands, «пробег рио 154754» as a reading of the mileage, «акт
 * прохоров» as the sheet of a handover or return; null for a search. `today` in company time.
 */
export function searchIntent(text: string, today: Day): SearchIntent | null {
  const typed = text.trim();
  const intent = intentOf(typed, today);
  const other = intent === null ? fromLatinLayout(typed) : null;
  const meant = other === null ? null : intentOf(other, today);
  return meant?.kind === 'unclear' ? null : (intent ?? meant);
}

function intentOf(typed: string, today: Day): SearchIntent | null {
  const cash = cashOf(typed);
  if (cash) return cash;
  const expense = expenseOf(typed);
  if (expense) return expense;
  const state = stateOf(typed);
  if (state) return state;
  const sheet = sheetOf(typed);
  if (sheet) return sheet;
  const money = moneyIntent(typed);
  if (money) return money;
  const [, handover, who] = MARK.exec(typed) ?? [];
  if (who) return markOf(handover ? 'handover' : 'return', who);
  const occurrence = occurrenceOf(typed);
  if (occurrence) return { kind: 'mark', mark: occurrence.is, who: joined(occurrence.who) };
  const written = writtenDays(typed, today);
  const { verb, words } = commandOf(written?.words ?? plainWords(typed, today));
  // «замена» alone is a search, «замена завтра» a command without its car.
  if (verb !== null && (written || words.length > 0)) {
    if (verb === 'extend') return extension(words, written, today);
    if (verb === 'swap') return { kind: 'swap', car: joined(withoutFillers(words)) };
  }
  if (!written) {
    if (verb !== 'service' || words.length === 0) return null;
    return { kind: 'service', car: joined(withoutFillers(words)), fromDay: null, toDay: null };
  }
  const days = typedDays(written, today);
  if (typeof days === 'string') return { kind: 'unclear', problem: days };
  const car = joined(withoutFillers(words));
  if (verb === 'service') return { kind: 'service', car, ...days };
  const { startTime, endTime } = written;
  return { kind: 'booking', car, ...days, startTime, endTime };
}
