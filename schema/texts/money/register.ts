import type { MoneyDirection } from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';
import type { CollectionPlace, RegisterKind, RegisterSource } from '@schema/values/money/tills';
import { type Day, formatDay } from '@schema/values/time/calendar';

/** A line of the register as far as its words need it; amounts in roubles. */
export interface RegisterDocument {
  readonly source: RegisterSource;
  readonly id: number;
  readonly kind: RegisterKind;
  /** Null: between two shown tills. */
  readonly direction: MoneyDirection | null;
  readonly amount: number;
  readonly tillName: string | null;
  readonly toTillName: string | null;
  readonly comment: string | null;
  readonly shortReason: string | null;
  readonly reversesId: number | null;
  readonly isReversed: boolean;
  readonly customerName: string | null;
  readonly carTitle: string | null;
  readonly expenseKind: string | null;
  readonly partnerName: string | null;
  readonly place: CollectionPlace | null;
  /** Day of the document when it is not the day of the movement. */
  readonly otherDay: Day | null;
  readonly expected: number | null;
  readonly counted: number | null;
}

export interface RegisterWords {
  /** 'Расход № 117' */
  readonly title: string;
  /** 'мойка, Kia Rio А123ВС77'; '': none. */
  readonly details: string;
  /** 'отменено'; '': in force. Not in the file of a period, which stays the same. */
  readonly state: string;
}

export const PLACE_TITLES = { bank: 'Банк', safe: 'Сейф' } as const satisfies Record<
  CollectionPlace,
  string
>;
const PLACE_WORDS = { bank: 'в банк', safe: 'в сейф' } as const;

/** By kind and direction. */
const TITLES: Readonly<Record<RegisterKind, Readonly<Record<MoneyDirection, string>>>> = {
  rent: { in: 'Оплата', out: 'Возврат оплаты' },
  deposit: { in: 'Залог', out: 'Возврат залога' },
  charge: { in: 'Доплата', out: 'Возврат доплаты' },
  advance: { in: 'Аванс', out: 'Возврат аванса' },
  manual: { in: 'Приход', out: 'Приход' },
  expense: { in: 'Расход', out: 'Расход' },
  collection: { in: 'Инкассация', out: 'Инкассация' },
  payout: { in: 'Выплата', out: 'Выплата' },
  handover: { in: 'Передача', out: 'Передача' },
  count: { in: 'Пересчёт', out: 'Пересчёт' },
};

const opposite = (direction: MoneyDirection) => (direction === 'in' ? 'out' : 'in');

/** Title and details of the document of a line. */
export function registerWords(line: RegisterDocument): RegisterWords {
  const direction = line.direction ?? 'in';
  // An offsetting record has the direction opposite to the record it reverses.
  const name =
    line.reversesId === null
      ? `${TITLES[line.kind][direction]} № ${line.id}`
      : `Отмена: ${TITLES[line.kind][opposite(direction)]} № ${line.reversesId}`;
  // It has no column of its own.
  const title = line.direction === null ? `${name}: ${formatExactRoubles(line.amount)}` : name;
  const { customerName, carTitle, comment, shortReason, otherDay } = line;
  const details = [
    ownWords(line),
    customerName,
    carTitle,
    otherDay && `за ${formatDay(otherDay)}`,
    comment,
    shortReason && `не хватало: ${shortReason}`,
  ];
  return {
    title,
    details: details.filter(Boolean).join(', '),
    state: line.isReversed ? 'отменено' : '',
  };
}

/** Words of one kind only. */
function ownWords(line: RegisterDocument): string | null {
  switch (line.kind) {
    case 'expense':
      return [
        line.expenseKind && lowerFirst(line.expenseKind),
        line.partnerName && `за счёт владельца ${line.partnerName}`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'collection':
      return line.place && PLACE_WORDS[line.place];
    case 'payout':
      return line.partnerName;
    case 'handover':
      return `${line.tillName} → ${line.toTillName}`;
    case 'count':
      return countedText(line.expected ?? 0, line.counted ?? 0);
    default:
      return null;
  }
}

/** 'сходится, 500 ₽', 'было 500 ₽, насчитали 450 ₽' */
export const countedText = (expected: number, counted: number): string =>
  expected === counted
    ? `сходится, ${formatExactRoubles(counted)}`
    : `было ${formatExactRoubles(expected)}, насчитали ${formatExactRoubles(counted)}`;

/** 'Мойка' → 'мойка'; an abbreviation stays: 'ТО и ремонт'. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
