import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';
import { dayOf, formatDay, formatMoment } from '@schema/values/time/calendar';
import { rentalName } from './rental-name';

export const NEW_BOOKING_TEXTS = {
  add: 'Добавить бронь',
  /** On a button whose name is `add`. */
  short: 'Бронь',
  formTitle: 'Добавление брони',
  submit: 'Создать бронь',
  created: 'Бронь создана',
  /** After «Продлить». */
  extended: 'Бронь продлена',
  open: 'Открыть',
  creationUndone: 'Бронь отменена и перенесена в архив',
  undoFailed: 'Не удалось отменить создание брони',
  sourcesFailed: 'Источники не загрузились, бронь можно сохранить без источника',
  /** The period continues a booking that ends at its start. */
  extensionHint:
    'Продление: клиент и машина те же, начало — конец прежней брони. Залог 0: второй раз его не берут.',
  /** Price per day of the extended booking. */
  agreedRate: (perDay: string) => `По цене прежней брони, ${perDay} за сутки`,
  useAgreedRate: 'Взять прежнюю цену',
  freeUntil: (moment: string) => `До ${moment} свободна`,
  freeFrom: (moment: string) => `С ${moment} свободна`,
  reseatNext: 'Пересадить следующую',
  /** Accessible name and tooltip: typed values are kept. */
  reseatNextHint: 'Пересадить следующую: подобрать ей место в новой вкладке',
} as const;

interface CreatedRental {
  readonly car: CarNameParts | null;
  readonly isExtension: boolean;
  /** ISO instants. */
  readonly startDate: string;
  readonly endDate: string;
}

/** «Бронь создана: Kia Rio А 123 ВС 77, 24.11.2026 – 26.11.2026»; an extension names its end. */
export function createdText(rental: CreatedRental, zone: string): string {
  const { car, isExtension } = rental;
  const carTitle = car && displayName(car);
  const name = rentalName({ carTitle, licensePlate: car?.licensePlate });
  const [from, to] = [new Date(rental.startDate), new Date(rental.endDate)];
  const [first, last] = [dayOf(from, zone), dayOf(to, zone)];
  const days = first === last ? formatDay(last) : `${formatDay(first)} – ${formatDay(last)}`;
  const until = isExtension ? `до ${formatMoment(to, zone)}` : days;
  const { created, extended } = NEW_BOOKING_TEXTS;
  return `${isExtension ? extended : created}: ${[name, until].filter(Boolean).join(', ')}`;
}
