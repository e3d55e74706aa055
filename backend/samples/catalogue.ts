import type { NamedCar } from '@schema/values/fleet/car-title';
import type { Chance } from './random';

/** Sample fleet: models with picture, daily price in roubles and deposit. */

interface Model {
  readonly brand: string;
  readonly model: string;
  readonly body: 'sedan' | 'hatchback' | 'wagon' | 'crossover' | 'suv' | 'minivan';
  readonly pricePerDay: number;
  readonly deposit: number;
}

const MODELS: readonly Model[] = [
  { brand: 'Kia', model: 'Rio', body: 'sedan', pricePerDay: 2600, deposit: 7000 },
  { brand: 'Hyundai', model: 'Solaris', body: 'sedan', pricePerDay: 2700, deposit: 7000 },
  { brand: 'Lada', model: 'Vesta', body: 'sedan', pricePerDay: 2200, deposit: 5000 },
  { brand: 'Skoda', model: 'Octavia', body: 'sedan', pricePerDay: 3900, deposit: 10000 },
  { brand: 'Toyota', model: 'Camry', body: 'sedan', pricePerDay: 5800, deposit: 15000 },
  { brand: 'Haval', model: 'Jolion', body: 'crossover', pricePerDay: 4200, deposit: 10000 },
  { brand: 'Geely', model: 'Coolray', body: 'crossover', pricePerDay: 4400, deposit: 10000 },
  { brand: 'Renault', model: 'Duster', body: 'suv', pricePerDay: 3600, deposit: 10000 },
  { brand: 'Volkswagen', model: 'Polo', body: 'hatchback', pricePerDay: 2900, deposit: 7000 },
  { brand: 'Chery', model: 'Tiggo 7 Pro', body: 'crossover', pricePerDay: 4600, deposit: 12000 },
  { brand: 'Lada', model: 'Largus', body: 'wagon', pricePerDay: 2500, deposit: 6000 },
  { brand: 'Kia', model: 'Sportage', body: 'crossover', pricePerDay: 5400, deposit: 15000 },
  { brand: 'Toyota', model: 'Land Cruiser Prado', body: 'suv', pricePerDay: 9800, deposit: 30000 },
  { brand: 'Hyundai', model: 'Staria', body: 'minivan', pricePerDay: 8900, deposit: 25000 },
  { brand: 'Kia', model: 'Ceed SW', body: 'wagon', pricePerDay: 3400, deposit: 9000 },
  { brand: 'Lada', model: 'Granta', body: 'hatchback', pricePerDay: 1900, deposit: 5000 },
  { brand: 'Exeed', model: 'LX', body: 'crossover', pricePerDay: 5100, deposit: 14000 },
  { brand: 'Tank', model: '300', body: 'suv', pricePerDay: 7600, deposit: 20000 },
];

const COLOURS: readonly (readonly [title: string, file: string])[] = [
  ['Белый', 'white'],
  ['Белый', 'white'],
  ['Серебристый', 'silver'],
  ['Серый', 'grey'],
  ['Чёрный', 'black'],
  ['Красный', 'red'],
  ['Синий', 'blue'],
  ['Зелёный', 'green'],
  ['Оранжевый', 'orange'],
  ['Коричневый', 'brown'],
  ['Бежевый', 'beige'],
];

const PLATE_LETTERS = 'АВЕКМНОРСТУХ';
const REGIONS = ['77', '97', '99', '177', '197', '199', '777', '799', '750', '790', '50', '150'];

export interface SampleTariffGroup {
  readonly name: string;
  /** [startMonth, startDay, endMonth, endDay], or null for the whole year. */
  readonly season: readonly [number, number, number, number] | null;
  /** [minDays, roubles per day]. */
  readonly tariffs: readonly (readonly [number, number])[];
}

export interface SampleCar extends NamedCar {
  readonly photo: string;
  readonly deposit: number;
  readonly groups: readonly SampleTariffGroup[];
}

export const toHundred = (roubles: number) => Math.round(roubles / 100) * 100;

function tiers(pricePerDay: number): SampleTariffGroup['tariffs'] {
  return [
    [1, toHundred(pricePerDay)],
    [4, toHundred(pricePerDay * 0.92)],
    [8, toHundred(pricePerDay * 0.84)],
    [15, toHundred(pricePerDay * 0.76)],
  ];
}

/** A unique plate per number: digits run through 001–999, then the letters advance. */
function plate(number: number, chance: Chance): string {
  const digits = String(((number * 377) % 999) + 1).padStart(3, '0');
  const letter = (index: number) => PLATE_LETTERS[index % PLATE_LETTERS.length] ?? 'А';
  const series = Math.floor(number / 999);
  const [first, second, third] = [
    letter(number * 5 + series),
    letter(number * 7 + 3),
    letter(series),
  ];
  return `${first}${digits}${second}${third}${chance.pick(REGIONS)}`;
}

/** The car of this number (0-based) in the fleet; the first eighteen cover every model. */
export function sampleCar(chance: Chance, number: number, year: number): SampleCar {
  const model = MODELS[number % MODELS.length] ?? chance.pick(MODELS);
  const [color, file] = chance.pick(COLOURS);
  const price = toHundred(model.pricePerDay * (0.95 + chance.fraction() * 0.12));
  return {
    brand: model.brand,
    model: model.model,
    licensePlate: plate(number, chance),
    color,
    year: year - chance.whole(0, 6),
    photo: `/cars/${model.body}-${file}.svg`,
    deposit: model.deposit,
    groups: [
      { name: 'Лето', season: [6, 1, 8, 31], tariffs: tiers(price * 1.3) },
      { name: 'Новый год', season: [12, 25, 1, 8], tariffs: tiers(price * 1.45) },
      { name: 'Круглый год', season: null, tariffs: tiers(price) },
    ],
  };
}
