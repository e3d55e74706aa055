import { TEXT_LIMITS } from '@schema/constants';
import { CAR_YEAR } from '@schema/constants/fleet';
import { CAR_FIELDS, CAR_NOTE_NAMES, type CarNotes } from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import type { ImportRow } from '@schema/import';
import {
  IMPORT_NOTES,
  plateRepaired,
  sameAsRow,
  splitCar,
  unreadDeposit,
  unreadPrice,
  unreadYear,
} from '@schema/texts/files/import-notes';
import { subtitle } from '@schema/values/fleet/car-title';
import { kopecks } from '@schema/values/money/money';
import { plateIn, readPlate } from '../cells/read-plate';
import { cellText } from '../cells/read-words';
import type { RowReader } from '../columns/row-reader';
import type { FleetBook } from './fleet-book';
import { bareRow, carTexts, inReport } from './row-values';

/** The names of a car in a row. */
export interface CarWords {
  readonly plate: string;
  /** As typed, in capitals without spaces. */
  readonly plateWritten: string;
  readonly brand: string;
  readonly model: string;
}

/**
 * Plate, brand and model from their own columns, else from one with all of them ('Kia Rio
 * А418КМ77').
 */
export function carWords(row: RowReader): CarWords {
  const written = row.text('licensePlate', TEXT_LIMITS.plate * 2);
  const together = row.text('car', TEXT_LIMITS.name * 2);
  const inName = plateIn(together);
  const inPlate = plateIn(written);
  const plate = inPlate ? inPlate.plate : written ? readPlate(written) : (inName?.plate ?? '');
  const [first = '', ...others] = (inName ? inName.rest : together).split(' ');
  const brand = row.text('brand', TEXT_LIMITS.name) || inPlate?.rest.split(' ')[0] || first;
  const model =
    row.text('model', TEXT_LIMITS.name) ||
    inPlate?.rest.split(' ').slice(1).join(' ') ||
    others.join(' ');
  const plateWritten = (inPlate ?? inName)?.written ?? plate;
  return { plate, plateWritten, brand, model };
}

/**
 * Whether the plate was typed in Latin letters. Spaces and a bracketed region do not count as
 * corrections.
 */
export const isRewritten = ({ plate, plateWritten }: CarWords): boolean =>
  plate.length === plateWritten.length && plate !== plateWritten;

/** «21» is 2021, «98» is 1998. */
const fullCarYear = (short: number): number => short + (short < CAR_YEAR.min % 100 ? 2000 : 1900);

function yearOf(row: RowReader): number | null {
  const cell = row.cell('year');
  if (cell === null) return null;
  const written = cellText(cell);
  const short = /^'?(\d{2})(?:\s*г\.?)?$/u.exec(written)?.[1];
  const year =
    cell instanceof Date
      ? cell.getUTCFullYear()
      : short === undefined
        ? Number(/\d{4}/.exec(written)?.[0])
        : fullCarYear(Number(short));
  if (year >= CAR_YEAR.min && year <= CAR_YEAR.max) return year;
  row.doubt('year', unreadYear(written));
  return null;
}

const notesOf = (row: RowReader): CarNotes =>
  recordOf(CAR_NOTE_NAMES, (name) => {
    const { import: column, limit } = CAR_FIELDS[name];
    return row.text(column.name, limit) || null;
  });

/** 'Kia Rio' in the brand column with an empty model column is both. */
function named({ brand, model }: CarWords, notes: string[]): { brand: string; model: string } {
  if (model !== '' || !brand.includes(' ')) return { brand, model };
  const [first = '', ...rest] = brand.split(' ');
  notes.push(splitCar(first, rest.join(' ')));
  return { brand: first, model: rest.join(' ') };
}

/**
 * Plans one row of cars. An existing car, matched by plate in either alphabet, is unchanged;
 * without plate, brand or model none can be added.
 */
export function planCar(
  row: RowReader,
  number: number,
  book: { readonly fleet: FleetBook; readonly rowOf: Map<string, number> },
): ImportRow {
  const words = carWords(row);
  const { notes } = row;
  const { brand, model } = named(words, notes);
  const title = [`${brand} ${model}`.trim(), words.plate].filter(Boolean).join(' · ');
  const missing = [
    ...(words.plate ? [] : [IMPORT_NOTES.noPlate]),
    ...(brand ? [] : [IMPORT_NOTES.noBrand]),
    ...(model ? [] : [IMPORT_NOTES.noModel]),
  ];
  const known = words.plate ? book.fleet.byPlate(words.plate) : undefined;
  if (known) {
    const before = book.rowOf.get(known.licensePlate);
    const note = before === undefined ? IMPORT_NOTES.carExists : sameAsRow(before);
    return bareRow({ row: number, fate: 'same', title, notes: [note] });
  }
  if (missing.length > 0) return bareRow({ row: number, fate: 'refused', title, notes: missing });

  if (isRewritten(words)) row.doubt('car', plateRepaired(words.plateWritten, words.plate));
  const licensePlate = row.clip(words.plate, TEXT_LIMITS.plate);
  const deposit = row.amount('deposit', 'deposit', unreadDeposit);
  const pricePerDay = row.amount('pricePerDay', 'pricePerDay', unreadPrice);
  const car = { brand, model, licensePlate, ...notesOf(row), year: yearOf(row), pricePerDay };
  const write = { ...car, depositAmount: deposit ?? kopecks(0) };
  book.fleet.add(write);
  book.rowOf.set(licensePlate, number);
  const shown = [`${brand} ${model}`, subtitle(car)].join(' · ');
  return {
    row: number,
    fate: notes.length > 0 ? 'repaired' : 'new',
    title: shown,
    notes: pricePerDay === null ? [...notes, IMPORT_NOTES.noTariff] : notes,
    ...inReport(carTexts(write), row.doubts),
  };
}
