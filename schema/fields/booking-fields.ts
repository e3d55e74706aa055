import { TEXT_LIMITS } from '@schema/constants';
import type { Field } from './field';

/**
 * The terms of a booking, in the order of forms and sheets. CONTRIBUTING.md, a field, names the
 * other places of a new one; each of them fails to compile or fails a test without it.
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
} as const satisfies Record<string, Field>;

export type BookingFieldName = keyof typeof BOOKING_FIELDS;
