import {
  BOOKING_FORMS,
  CAR_FORMS,
  CUSTOMER_FORMS,
  type NounForms,
  plural,
} from '@schema/values/words/plural';

export const SAMPLES_TEXTS = {
  load: 'Загрузить примеры',
  loaded: 'Примеры загружены. Удалить их можно на шахматке или в автопарке.',
  title: 'Примеры',
  bar: 'Загружены примеры: автомобили, клиенты и брони для знакомства с программой.',
  remove: 'Удалить примеры',
  removeQuestion: 'Удалить примеры?',
  keep: 'Не удалять',
  removed: 'Примеры удалены',
  reading: 'Проверяем, что изменилось…',
} as const;

const SOURCE_FORMS: NounForms = { one: 'источник', few: 'источника', many: 'источников' };
const SERVICE_FORMS: NounForms = {
  one: 'сервисная работа',
  few: 'сервисные работы',
  many: 'сервисных работ',
};
const CASH_FORMS: NounForms = { one: 'запись кассы', few: 'записи кассы', many: 'записей кассы' };

interface Counts {
  readonly cars: number;
  readonly bookings: number;
  readonly maintenances: number;
  readonly customers: number;
  readonly sources: number;
  readonly cashEntries: number;
}

interface Removal {
  readonly gone: Counts;
  readonly kept: Counts;
  readonly keptCars: readonly {
    readonly title: string;
    readonly licensePlate: string;
    readonly bookings: number;
    readonly maintenances: number;
  }[];
}

/** «12 машин, 40 клиентов»; kinds without records are omitted. */
const listed = (counts: readonly (readonly [number, NounForms])[]) =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, forms]) => plural(count, forms))
    .join(', ');

/** Deleted and kept records of removing the samples. */
export function removalText({ gone, kept, keptCars }: Removal): string {
  const others = (counts: Counts) =>
    [
      [counts.customers, CUSTOMER_FORMS],
      [counts.sources, SOURCE_FORMS],
      [counts.cashEntries, CASH_FORMS],
    ] as const;
  const removed = listed([
    [gone.cars, CAR_FORMS],
    [gone.bookings, BOOKING_FORMS],
    [gone.maintenances, SERVICE_FORMS],
    ...others(gone),
  ]);
  const onCars = keptCars.map(({ title, licensePlate, bookings, maintenances }) => {
    const name = `${title} ${licensePlate}`;
    const events = listed([
      [bookings, BOOKING_FORMS],
      [maintenances, SERVICE_FORMS],
    ]);
    return events === '' ? name : `${events} на ${name}`;
  });
  const elsewhere = kept.bookings - keptCars.reduce((sum, car) => sum + car.bookings, 0);
  const staying = [...onCars, listed([[elsewhere, BOOKING_FORMS], ...others(kept)])].filter(
    (text) => text !== '',
  );
  const sentences = [
    removed && `Будут удалены: ${removed}.`,
    staying.length > 0 &&
      `Останутся, потому что добавлены или изменены после загрузки: ${staying.join('; ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
