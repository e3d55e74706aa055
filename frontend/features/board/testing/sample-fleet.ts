import { addDays, type Day, instantAt } from '@schema/values/calendar';
import type {
  AnswerBooking,
  AnswerCar,
  AnswerMaintenance,
  BoardAnswer,
} from '../model/board-answer';

/** One event of the sample: days from today and times, then who or what, then the price. */
type Sample = readonly [
  from: number,
  at: string,
  to: number,
  until: string,
  title: string,
  price?: number,
];

const CARS: readonly (readonly [string, string, string, string, number, readonly Sample[]])[] = [
  [
    'Kia',
    'Rio',
    'А418КМ77',
    'Белый',
    2021,
    [
      [-6, '10:00', -2, '17:00', 'Сергей Волков', 21000],
      [-1, '09:00', 2, '12:00', 'Марина Котова', 16800],
      [3, '14:00', 7, '18:00', 'Илья Громов', 18900],
    ],
  ],
  [
    'Hyundai',
    'Solaris',
    'М902ОР77',
    'Серый',
    2022,
    [
      [-4, '12:00', 0, '20:00', 'Алексей Иванов', 14000],
      [1, '10:00', 4, '10:00', 'Екатерина Белова', 12600],
      [5, '09:00', 13, '10:00', 'ООО «Север-Логистик»', 33600],
    ],
  ],
  [
    'Lada',
    'Vesta',
    'Т157УН177',
    'Красный',
    2023,
    [
      [-6, '10:00', -3, '11:00', 'Павел Ким', 11400],
      [-2, '09:00', -1, '18:00', 'Замена масла и фильтров'],
      [1, '16:00', 3, '20:00', 'Анна Юрьева', 9900],
    ],
  ],
  [
    'Skoda',
    'Octavia',
    'К330ЕХ799',
    'Синий',
    2020,
    [
      [-3, '10:00', 6, '18:00', 'Дмитрий Соловьёв', 52000],
      [8, '10:00', 12, '18:00', 'Олег Назаров', 15600],
    ],
  ],
  [
    'Toyota',
    'Camry',
    'О007РТ97',
    'Чёрный',
    2022,
    [
      [-8, '12:00', 0, '16:00', 'Виктория Лебедева', 44000],
      [0, '18:00', 3, '12:00', 'Роман Щербаков', 23700],
      [4, '09:00', 6, '18:00', 'Кузовной ремонт'],
    ],
  ],
  [
    'Haval',
    'Jolion',
    'В641СА750',
    'Зелёный',
    2024,
    [[-2, '15:00', 8, '10:00', 'Тимур Ахмедов', 64000]],
  ],
  [
    'Geely',
    'Coolray',
    'Е285МН777',
    'Оранжевый',
    2023,
    [
      [-4, '10:00', -2, '17:00', 'Нина Орлова', 9600],
      [4, '10:00', 7, '18:00', 'Кирилл Фомин', 14400],
      [8, '12:00', 11, '18:00', 'Софья Мещерякова', 14400],
    ],
  ],
  [
    'Renault',
    'Duster',
    'Х519ТА199',
    'Коричневый',
    2019,
    [
      [-1, '12:00', 1, '18:00', 'Глеб Панов', 7200],
      [3, '09:00', 4, '18:00', 'Шиномонтаж'],
      [7, '10:00', 10, '18:00', 'Артём Жуков', 12600],
    ],
  ],
  [
    'Volkswagen',
    'Polo',
    'С774ВА97',
    'Серебристый',
    2021,
    [
      [-5, '10:00', 1, '10:00', 'Лариса Тимофеева', 15000],
      [0, '09:00', 0, '19:00', 'Диагностика'],
      [2, '10:00', 2, '13:00', 'Олег Ли', 1500],
      [2, '13:00', 2, '20:00', 'Ян Цой', 2500],
      [4, '10:00', 9, '18:00', 'Константин Константинопольский', 21000],
    ],
  ],
];

/** A small fleet that shows every look of an event around one day; for catalogues and pictures. */
export function sampleFleet(today: Day, zone: string, now: Date): BoardAnswer {
  let id = 0;
  const rows = CARS.map(([brand, model, licensePlate, color, year, samples], index) => {
    const car: AnswerCar = {
      id: index + 1,
      brand,
      model,
      licensePlate,
      color,
      year,
      depositAmount: 5000,
      photos: [],
      sortOrder: index,
    };
    const bookings: AnswerBooking[] = [];
    const maintenances: AnswerMaintenance[] = [];
    for (const [from, at, to, until, title, price] of samples) {
      id += 1;
      const startDate = instantAt(addDays(today, from), at, zone).toISOString();
      const endDate = instantAt(addDays(today, to), until, zone).toISOString();
      const common = { id, carId: car.id, startDate, endDate, version: 1 };
      if (price === undefined) {
        const status = endDate <= now.toISOString() ? 'done' : 'scheduled';
        maintenances.push({
          ...common,
          description: title,
          status: title === 'Замена масла и фильтров' ? 'in_progress' : status,
          cost: 4500,
        });
      } else {
        bookings.push({
          ...common,
          status: 'planned',
          customer: title,
          totalPrice: price,
          createdAt: startDate,
          isExtension: false,
        });
      }
    }
    return { car, bookings, maintenances };
  });
  return { start: addDays(today, -60), days: 120, rows };
}
