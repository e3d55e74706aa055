import { TEXT_LIMITS } from '@schema/constants';
import type { Field } from './field';
import { namesOf, recordOf } from './record-of';

/** Editable fields of a customer, in the order of forms and sheets. */
export const CUSTOMER_FIELDS = {
  fullName: {
    kind: 'text',
    label: 'Имя',
    audience: 'bookings',
    limit: TEXT_LIMITS.name,
    export: { title: 'Клиент', width: 30 },
    import: {
      name: 'customer',
      title: 'Клиент',
      headings: [
        'клиент',
        'фио',
        'ф и о',
        'фио клиента',
        'арендатор',
        'заказчик',
        'покупатель',
        'контрагент',
        'имя',
        'имя клиента',
        'фамилия',
        'фамилия имя',
        'фамилия имя отчество',
        'отчество',
        'водитель',
        'customer',
        'client',
        'name',
        'full name',
        'renter',
      ],
    },
  },
  phone: {
    kind: 'text',
    label: 'Телефон',
    audience: 'bookings',
    limit: TEXT_LIMITS.phone,
    export: { title: 'Телефон' },
    import: {
      name: 'phone',
      title: 'Телефон',
      headings: [
        'телефон',
        'тел',
        'телефон клиента',
        'номер телефона',
        'контактный телефон',
        'моб',
        'мобильный',
        'сотовый',
        'контакт',
        'контакты',
        'phone',
        'mobile',
        'tel',
      ],
    },
  },
  email: {
    kind: 'text',
    label: 'Почта',
    audience: 'email',
    // The longest address that mail servers accept (RFC 5321).
    limit: 254,
    export: { title: 'Почта', width: 26 },
    import: {
      name: 'email',
      title: 'Почта',
      headings: [
        'почта',
        'электронная почта',
        'e mail',
        'email',
        'емейл',
        'имейл',
        'эл почта',
        'mail',
      ],
    },
  },
} as const satisfies Record<string, Field & Required<Pick<Field, 'audience'>>>;

export type CustomerFieldName = keyof typeof CUSTOMER_FIELDS;
export const CUSTOMER_FIELD_NAMES = namesOf(CUSTOMER_FIELDS);

/** Every text that may be absent; trimmed, null when empty. */
type CustomerNoteName = Exclude<CustomerFieldName, 'fullName' | 'phone'>;
export const CUSTOMER_NOTE_NAMES = CUSTOMER_FIELD_NAMES.filter(
  (name): name is CustomerNoteName => name !== 'fullName' && name !== 'phone',
);

/** Their values. Only imported customers have no phone. */
export interface CustomerDetails
  extends Readonly<Record<Exclude<CustomerFieldName, 'fullName'>, string | null>> {
  readonly fullName: string;
}

/** Values of a row or an answer, some of which may be absent. */
export type KnownDetails = Pick<CustomerDetails, 'fullName'> & {
  readonly [Name in CustomerFieldName]?: string | null | undefined;
};

/** The same values picked from a row or an answer with more fields; absent ones become null. */
export const customerDetails = (customer: KnownDetails): CustomerDetails => ({
  ...recordOf(CUSTOMER_FIELD_NAMES, (name) => customer[name] ?? null),
  fullName: customer.fullName,
});
