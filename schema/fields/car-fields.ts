import { TEXT_LIMITS } from '@schema/constants';
import { CAR_YEAR } from '@schema/constants/fleet';
import type { Field } from './field';
import { namesOf } from './record-of';

interface CarField extends Field {
  readonly limit?: number;
  readonly isRequired?: true;
  /** A text of several lines. */
  readonly isLong?: true;
}

/** Editable fields of a car, in the order of the form and of the exported sheet. */
export const CAR_FIELDS = {
  brand: {
    kind: 'text',
    label: 'Марка',
    limit: TEXT_LIMITS.name,
    isRequired: true,
    export: { title: 'Марка' },
    import: {
      name: 'brand',
      title: 'Марка',
      headings: ['марка', 'марка авто', 'бренд', 'производитель', 'brand', 'make'],
    },
  },
  model: {
    kind: 'text',
    label: 'Модель',
    limit: TEXT_LIMITS.name,
    isRequired: true,
    export: { title: 'Модель' },
    import: { name: 'model', title: 'Модель', headings: ['модель', 'модель авто', 'model'] },
  },
  licensePlate: {
    kind: 'text',
    label: 'Госномер',
    limit: TEXT_LIMITS.plate,
    isRequired: true,
    export: { title: 'Госномер' },
    import: {
      name: 'licensePlate',
      title: 'Госномер',
      headings: [
        'госномер',
        'гос номер',
        'г н',
        'грз',
        'гос знак',
        'госзнак',
        'государственный номер',
        'регистрационный знак',
        'рег номер',
        'рег знак',
        'номер авто',
        'номер автомобиля',
        'номер машины',
        'номер а м',
        'номер тс',
        'номерной знак',
        'plate',
        'license plate',
        'licence plate',
        'plate number',
        'registration',
      ],
    },
  },
  color: {
    kind: 'text',
    label: 'Цвет',
    limit: TEXT_LIMITS.name,
    export: { title: 'Цвет' },
    import: { name: 'color', title: 'Цвет', headings: ['цвет', 'color', 'colour'] },
  },
  year: {
    kind: 'number',
    label: 'Год выпуска',
    limit: String(CAR_YEAR.max).length,
    export: { title: 'Год', width: 8 },
    import: {
      name: 'year',
      title: 'Год',
      headings: ['год', 'год выпуска', 'г в', 'год в', 'year'],
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
  description: {
    kind: 'text',
    label: 'Описание',
    limit: TEXT_LIMITS.description,
    isLong: true,
    export: { title: 'Описание', width: 40 },
    import: {
      name: 'description',
      title: 'Описание',
      headings: ['описание', 'комплектация', 'description'],
    },
  },
} as const satisfies Record<string, CarField>;

export type CarFieldName = keyof typeof CAR_FIELDS;
export const CAR_FIELD_NAMES = namesOf(CAR_FIELDS);

/** Every text that may be absent; trimmed, null when empty. */
export type CarNoteName = Exclude<
  CarFieldName,
  'brand' | 'model' | 'licensePlate' | 'year' | 'depositAmount'
>;
export const CAR_NOTE_NAMES = CAR_FIELD_NAMES.filter((name): name is CarNoteName => {
  const field: CarField = CAR_FIELDS[name];
  return field.kind === 'text' && !field.isRequired;
});
/** Their values; null: none. */
export type CarNotes = Record<CarNoteName, string | null>;
