import { TEXT_LIMITS } from '@schema/constants';
import type { TransferredField } from './field';

/**
 * The terms of a booking, in the order of forms and sheets. CONTRIBUTING.md, a field, lists the
 * other places of a new one; each fails to compile or fails a test without it.
 */
export const BOOKING_FIELDS = {
  totalPrice: {
    kind: 'money',
    label: 'Итоговая стоимость',
    export: { title: 'Сумма', width: 12 },
    import: {
      name: 'total',
      title: 'Сумма',
      headings: [
        'сумма',
        'стоимость',
        'итого',
        'итог',
        'цена',
        'стоимость аренды',
        'сумма аренды',
        'аренда',
        'цена аренды',
        'стоимость проката',
        'оплата',
        'к оплате',
        'всего',
        'total',
        'amount',
        'price',
        'sum',
      ],
    },
  },
  depositAmount: {
    kind: 'money',
    label: 'Залог',
    export: { title: 'Залог', width: 12 },
    import: {
      name: 'deposit',
      title: 'Залог',
      headings: ['залог', 'сумма залога', 'депозит', 'deposit'],
    },
  },
  depositComment: {
    kind: 'text',
    label: 'Комментарий к залогу',
    placeholder: 'Наличными',
    limit: TEXT_LIMITS.comment,
    export: { title: 'Комментарий к залогу', width: 24 },
    import: {
      name: 'depositComment',
      title: 'Комментарий к залогу',
      headings: ['комментарий к залогу', 'примечание к залогу', 'залог комментарий'],
    },
  },
  notes: {
    kind: 'text',
    label: 'Комментарий',
    placeholder: 'Детское кресло',
    limit: TEXT_LIMITS.comment,
    export: { title: 'Комментарий', width: 32 },
    import: {
      name: 'notes',
      title: 'Комментарий',
      headings: [
        'комментарий',
        'коментарий',
        'комментарии',
        'примечание',
        'примечания',
        'заметка',
        'заметки',
        'доп информация',
        'прим',
        'notes',
        'note',
        'comment',
      ],
    },
  },
} as const satisfies Record<string, TransferredField>;

type BookingFields = typeof BOOKING_FIELDS;

export type BookingFieldName = keyof BookingFields;

export type BookingTextName = {
  [Name in BookingFieldName]: BookingFields[Name]['kind'] extends 'text' ? Name : never;
}[BookingFieldName];

/** Values of the terms. `Amount`: kopecks on the server, roubles on the wire. */
export type BookingTerms<Amount> = {
  readonly [Name in BookingFieldName]: Name extends BookingTextName ? string | null : Amount | null;
};

/** Terms, some of which may be absent. */
export type SomeTerms<Amount> = {
  readonly [Name in BookingFieldName]?: BookingTerms<Amount>[Name] | undefined;
};

export const BOOKING_FIELD_NAMES = Object.keys(BOOKING_FIELDS) as readonly BookingFieldName[];

const isText = (name: BookingFieldName): name is BookingTextName =>
  BOOKING_FIELDS[name].kind === 'text';

/** One value for each text term. */
export function textTerms<T>(value: (name: BookingTextName) => T): Record<BookingTextName, T> {
  const entries = BOOKING_FIELD_NAMES.filter(isText).map((name) => [name, value(name)] as const);
  return Object.fromEntries(entries) as Record<BookingTextName, T>;
}
