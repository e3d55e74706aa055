import type { CarFacts, CarKnowledge } from '@frontend/shared/cars/car-facts';

/** Records as the server sends them; NOW of a test is 20 November 2026, 12:00 in Moscow. */

export const CAR: CarFacts = {
  id: 3,
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А123ВС77',
  color: 'белый',
  year: 2022,
  depositAmount: 5000,
  photos: [],
};

export const OTHER_CAR: CarFacts = { ...CAR, id: 4, model: 'Ceed', licensePlate: 'В777ОР77' };

export const CARS: CarKnowledge = {
  car: (id) => [CAR, OTHER_CAR].find((car) => car.id === id) ?? null,
  events: () => [],
  knownUntil: () => new Date('2027-01-20T21:00:00Z'),
};

export const BOOKING = {
  id: 12,
  carId: CAR.id,
  startDate: '2026-11-24T07:00:00.000Z',
  endDate: '2026-11-26T15:00:00.000Z',
  handedOverAt: null,
  returnedAt: null,
  cancelledAt: null,
  status: 'planned',
  whereabouts: 'waiting',
  isExtended: false,
  isHandedOver: false,
  expectsHandoverMark: false,
  customer: 'Анна Смирнова',
  customerPhone: '+79035550101',
  sourceId: 1,
  sourceName: 'Авито',
  notes: null,
  totalPrice: 9000,
  priceEdited: false,
  depositAmount: 5000,
  depositComment: null,
  createdAt: '2026-11-19T08:00:00.000Z',
  isExtension: false,
  conflict: false,
  version: 1,
} as const;

export const SOURCES = {
  items: [
    { source: { id: 1, name: 'Авито', description: null } },
    { source: { id: 2, name: 'Сайт', description: null } },
  ],
};

/** An estimate at 3000 roubles a day. */
export const estimateOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => {
  const days = Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000);
  return {
    totalPrice: days * 3000,
    totalDays: days,
    breakdown: [{ groupId: 1, groupName: 'Зима', days, pricePerDay: 3000, subtotal: days * 3000 }],
  };
};
