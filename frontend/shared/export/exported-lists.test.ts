import { carBookingColumns, carServiceColumns } from '@frontend/features/analytics/car/export-car';
import {
  FLEET_CAR_COLUMNS,
  PARTNER_COLUMNS,
} from '@frontend/features/analytics/fleet/export-fleet';
import { shareColumns, shareRows } from '@frontend/features/analytics/partners/export-shares';
import { archiveColumns } from '@frontend/features/archive/export-archive';
import { damageColumns, readingColumns } from '@frontend/features/car-state/export-car-state';
import {
  dayBookingColumns,
  dayWorkColumns,
  freeCarColumns,
} from '@frontend/features/dashboard/detail/export-day';
import { incompleteColumns } from '@frontend/features/incomplete/export-incomplete';
import { logisticsColumns } from '@frontend/features/logistics/export-logistics';
import type { LogisticsEvent } from '@frontend/features/logistics/timeline';
import { reviewColumns } from '@frontend/features/reviews/queue/export-reviews';
import { SOURCE_COLUMNS } from '@frontend/features/sources/export-sources';
import { userColumns } from '@frontend/features/users/export-users';
import { BOOKING_MONEY_COLUMNS, withRentalMoney } from '@schema/export/booking-money';
import { bookingColumns } from '@schema/export/bookings';
import { CAR_COLUMNS } from '@schema/export/cars';
import { customerColumns } from '@schema/export/customers';
import type { ExportColumn } from '@schema/export/table';
import { describe, expect, test } from 'vitest';

const ZONE = 'Europe/Moscow';
/** The last half hour of a UTC day: already the next day in Moscow. */
const NIGHT = '2026-11-12T21:30:00Z';
const SHOWN = '13.11.2026 00:30';

/** Cells of a row as text; dates are marked as such. */
function cells<Row>(columns: readonly ExportColumn<Row>[], row: Row) {
  return Object.fromEntries(
    columns.map(({ title, value }) => {
      const cell = value(row);
      return [title, cell !== null && typeof cell === 'object' ? [cell.text] : cell];
    }),
  );
}

const booking = {
  id: 12,
  status: 'cancelled',
  customerName: '=HYPERLINK("x")',
  customerPhone: '+79162451807',
  carTitle: 'Kia Rio',
  licensePlate: 'А123ВС77',
  startDate: NIGHT,
  endDate: NIGHT,
  createdAt: NIGHT,
  cancelReason: 'Планы изменились',
  cancelledAt: NIGHT,
  durationDays: 3,
  totalPrice: 9000.5,
  notes: null,
  sourceName: 'Авито',
} as const;
const work = {
  id: 4,
  carTitle: 'Kia Rio',
  licensePlate: 'А123ВС77',
  description: 'Замена масла',
  status: 'in_progress',
  startDate: NIGHT,
  endDate: NIGHT,
  cost: 4200,
} as const;

const columnsOf = {
  bookings: [...bookingColumns(ZONE), ...BOOKING_MONEY_COLUMNS],
  customers: customerColumns(ZONE),
  cars: CAR_COLUMNS,
  archive: archiveColumns(ZONE),
  users: userColumns(ZONE),
  sources: SOURCE_COLUMNS,
  incomplete: incompleteColumns(ZONE),
  logistics: logisticsColumns(ZONE),
  freeCars: freeCarColumns(ZONE),
  dayWorks: dayWorkColumns(ZONE),
  dayBookings: dayBookingColumns(ZONE),
  fleet: FLEET_CAR_COLUMNS,
  partners: PARTNER_COLUMNS,
  shares: shareColumns([{ id: 1, name: 'Партнёр', settledFrom: null, version: 1 }]),
  carBookings: carBookingColumns(ZONE),
  carServices: carServiceColumns(ZONE),
  reviews: reviewColumns(ZONE),
  readings: readingColumns({ carTitle: 'Kia Rio', licensePlate: 'А123ВС77' }, ZONE),
  damages: damageColumns({ carTitle: 'Kia Rio', licensePlate: 'А123ВС77' }, ZONE),
};

test.each(Object.entries(columnsOf))('%s have unique Russian headings', (_, columns) => {
  const titles = columns.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^[А-ЯЁ]/);
});

test('exported columns keep the headings that the import recognises', () => {
  const heads = (columns: readonly { title: string }[]) => columns.map(({ title }) => title).join();
  expect(heads(columnsOf.bookings)).toBe(
    'Номер брони,Статус,Клиент,Телефон,Почта,Марка,Модель,Госномер,Выдача,Возврат,Дней,Сумма,Залог,Комментарий к залогу,Источник,Комментарий,Создана,Отменена,Отметка о выдаче,Отметка о возврате,Местонахождение,Начислено,Оплачено,Залог внесён',
  );
  expect(heads(columnsOf.customers)).toBe('Клиент,Телефон,Почта,Броней,Последняя бронь');
  expect(heads(columnsOf.cars)).toBe('Марка,Модель,Госномер,Цвет,Год,Залог,Описание');
});

test('the money of a rental is in the first row of it only', () => {
  const sums = (rentalId: number, paid: number) => ({ rentalId, paid, balance: 1000, held: 500.5 });
  const marks = [
    { bookingId: 7, ...sums(5, 2000.1) },
    { bookingId: 5, ...sums(5, 2000.1) },
    { bookingId: 9, ...sums(3, 40) },
  ];
  const rows = withRentalMoney([{ id: 7 }, { id: 9 }, { id: 5 }, { id: 6 }], marks);
  expect(rows.map((row) => BOOKING_MONEY_COLUMNS.map(({ value }) => value(row)))).toEqual([
    [null, null, null],
    [1040, 40, 500.5],
    [3000.1, 2000.1, 500.5],
    [null, null, null],
  ]);
});

const LOOK = { color: 'белый', year: 2022 };

describe('a row', () => {
  test('of the archive has numbers as numbers and moments in company time', () => {
    expect(cells(columnsOf.archive, { ...booking, carId: 1, customerId: 2, car: LOOK })).toEqual({
      'Номер брони': 12,
      Клиент: '=HYPERLINK("x")',
      Телефон: '+79162451807',
      Автомобиль: 'Kia Rio',
      Госномер: 'А123ВС77',
      Выдача: [SHOWN],
      Возврат: [SHOWN],
      Дней: 3,
      Сумма: 9000.5,
      Отменена: [SHOWN],
      'Причина отмены': 'Планы изменились',
      Комментарий: null,
      Создана: [SHOWN],
    });
  });

  test('of a user lists permissions by title', () => {
    const user = {
      id: 1,
      login: 'olga',
      isActive: false,
      permissions: ['view_board', 'edit_bookings'],
      createdAt: NIGHT,
      isOwner: false,
      partnerId: null,
      mustChangePassword: false,
      version: 1,
    };
    expect(cells(columnsOf.users, user)).toEqual({
      Логин: 'olga',
      'Учётная запись': 'Отключена',
      'Права доступа': 'Шахматка, Управление бронями',
      Создан: ['13.11.2026'],
    });
  });

  test('of a reversed reading has its moments in company time', () => {
    const reading = { id: 1, at: NIGHT, km: 10_400, isNewCounter: false, comment: null };
    const by = { userLogin: 'olga', reversedAt: NIGHT, reversedByLogin: 'admin', sheet: null };
    expect(cells(columnsOf.readings, { ...reading, ...by })).toEqual({
      Автомобиль: 'Kia Rio',
      Госномер: 'А123ВС77',
      Когда: [SHOWN],
      'Пробег, км': 10_400,
      'Счётчик заменён': null,
      Комментарий: null,
      'Кто записал': 'olga',
      Отменено: [SHOWN],
    });
  });

  test('of a source has its share in percent', () => {
    const source = { id: 1, name: 'Авито', description: null, version: 1 };
    const figures = {
      source,
      periodBookings: 1,
      periodShare: 1 / 3,
      totalBookings: 9,
      totalRevenue: 12_600.5,
      reviewsSent: 2,
      reviewsPending: 1,
      reviewsCancelled: 0,
    };
    expect(cells(columnsOf.sources, figures)).toMatchObject({
      Источник: 'Авито',
      'Доля, %': 33.333,
      'Выручка всего': 12_600.5,
      'Отправок отменено': 0,
    });
  });

  test('of an incomplete booking lists its issues and keeps unparsed values', () => {
    const row = { ...booking, carId: null, carTitle: null, licensePlate: null, sourceId: null };
    const issues = {
      missingCar: true,
      missingCustomer: false,
      missingCustomerPhone: false,
      emptyStartDate: false,
      invalidStartDate: true,
      emptyEndDate: false,
      invalidEndDate: false,
      invalidDateRange: false,
    };
    const raw = { startDate: null, rawStartDate: '31.02.2026', rawEndDate: null };
    const deposit = { depositAmount: null, depositComment: null, version: 1 };
    expect(
      cells(columnsOf.incomplete, { ...row, ...raw, ...deposit, cancelledAt: null, issues }),
    ).toMatchObject({
      'Чего не хватает': 'Нет автомобиля, Дата выдачи не распознана',
      Автомобиль: null,
      Выдача: '31.02.2026',
      Возврат: [SHOWN],
    });
  });

  test('of the logistics is a handover or maintenance', () => {
    const at = new Date(NIGHT);
    const handover = {
      kind: 'handover',
      key: 'handover-12',
      at,
      title: 'Kia Rio',
      booking: { ...booking, status: 'planned', whereabouts: 'late_pickup', isExtension: true },
    } as unknown as LogisticsEvent;
    const service = {
      kind: 'maintenance',
      key: 'service-4',
      at,
      title: 'Kia Rio',
      work,
    } as unknown as LogisticsEvent;
    expect(cells(columnsOf.logistics, handover)).toMatchObject({
      Время: [SHOWN],
      Событие: 'Выдача',
      Состояние: 'Запланировано',
      Местонахождение: 'не выдана',
      'Продление аренды': 'да',
      Сумма: 9000.5,
      Работы: null,
    });
    expect(cells(columnsOf.logistics, service)).toMatchObject({
      Событие: 'Сервис',
      Состояние: 'В работе',
      Местонахождение: null,
      Клиент: null,
      Работы: 'Замена масла',
      Сумма: 4200,
    });
  });

  test('of a car’s shares has a column for each partner', () => {
    const car = { carTitle: 'Kia Rio', licensePlate: 'А123ВС77', fromDay: null };
    const shares = [{ partnerId: 1, sharePercent: 12.5 }];
    expect(cells(columnsOf.shares, { ...car, shares })['Партнёр, %']).toBe(12.5);
    expect(cells(columnsOf.shares, { ...car, shares: [] })['Партнёр, %']).toBeNull();
  });

  test('of shares that change on a day has a row for each set', () => {
    const [first, second] = shareRows([
      {
        carId: 1,
        carTitle: 'Kia Rio',
        licensePlate: 'А123ВС77',
        color: null,
        year: null,
        version: 1,
        shares: [],
        shareSets: [
          { fromDay: null, shares: [{ partnerId: 1, sharePercent: 12.5 }] },
          { fromDay: '2026-12-01', shares: [] },
        ],
      },
    ]).map((row) => cells(columnsOf.shares, row));
    expect(first).toMatchObject({ 'Партнёр, %': 12.5, 'Действуют с': null });
    expect(second).toMatchObject({ 'Партнёр, %': null, 'Действуют с': ['01.12.2026'] });
  });
});
