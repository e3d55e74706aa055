import { dayCell, momentCell } from '@schema/export/sheet-date';
import type { CellValue, ExportColumn } from '@schema/export/table';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { REGISTER_TEXTS } from '@schema/texts/money/tills';
import { roundAmount } from '@schema/values/money/money';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { lineWords } from './line-words';
import type { RegisterFacts, RegisterLineFacts } from './use-register';

/** A row of the file; amounts in roubles. */
export interface RegisterRow {
  readonly date: CellValue;
  readonly document: string;
  readonly details: string;
  readonly who: string;
  readonly till: string;
  readonly method: string;
  readonly cameIn: number | null;
  readonly wentOut: number | null;
  readonly cash: number | null;
  readonly comment: string;
}

const texts = REGISTER_TEXTS;
const cash = MONEY_METHOD_TITLES.cash;
const EMPTY = { details: '', who: '', till: '', comment: '', cameIn: null, wentOut: null } as const;

/**
 * The whole register: opening of each till and method, every movement, turnovers. Opening plus
 * received less paid is the closing of each till, and so are the sums of its rows.
 */
export function registerRows(
  register: Pick<RegisterFacts, 'tills' | 'methods' | 'lines'>,
  { from, to }: ReportPeriod,
  zone: string,
): readonly RegisterRow[] {
  const places = [
    ...register.tills.map((till) => ({ ...till, till: till.name, method: cash })),
    ...register.methods.map((one) => ({
      ...one,
      till: '',
      method: MONEY_METHOD_TITLES[one.method],
    })),
  ];
  const sumOf = (field: 'opening' | 'cameIn' | 'wentOut' | 'closing') =>
    roundAmount(register.tills.reduce((sum, till) => sum + till[field], 0));
  const total = {
    till: texts.allTills,
    method: cash,
    opening: sumOf('opening'),
    cameIn: sumOf('cameIn'),
    wentOut: sumOf('wentOut'),
    closing: sumOf('closing'),
  };
  const all = register.tills.length > 1 ? [...places, total] : places;
  return [
    ...all.map(({ till, method, opening }) => ({
      ...EMPTY,
      date: dayCell(from),
      document: texts.opening,
      till,
      method,
      cash: opening,
    })),
    ...register.lines.flatMap((line) => rowsOf(line, zone)),
    ...all.map(({ till, method, cameIn, wentOut, closing }) => ({
      ...EMPTY,
      date: dayCell(to),
      document: texts.moved,
      till,
      method,
      cameIn,
      wentOut,
      cash: closing,
    })),
  ];
}

/** A line; a handover between shown tills is a row of each. */
function rowsOf(line: RegisterLineFacts, zone: string): readonly RegisterRow[] {
  // The comment has a column of its own.
  const { title, details } = lineWords({ ...line, comment: null }, zone);
  const { direction, amount, tillName, toTillName } = line;
  const row = {
    ...EMPTY,
    date: momentCell(line.happenedAt, zone),
    document: title,
    details,
    who: line.userName,
    method: MONEY_METHOD_TITLES[line.method],
    cash: line.cash,
    comment: line.comment ?? '',
  };
  const isHandover = line.source === 'handover';
  const from = { ...row, till: tillName ?? '', wentOut: amount };
  const to = { ...row, till: (isHandover ? toTillName : tillName) ?? '', cameIn: amount };
  if (direction === null) return [from, to];
  return [direction === 'out' ? from : to];
}

export const REGISTER_COLUMNS: readonly ExportColumn<RegisterRow>[] = [
  { title: texts.date, value: ({ date }) => date },
  { title: texts.document, value: ({ document }) => document, width: 28 },
  { title: texts.details, value: ({ details }) => details, width: 40 },
  { title: texts.who, value: ({ who }) => who },
  { title: texts.till, value: ({ till }) => till },
  { title: texts.method, value: ({ method }) => method },
  { title: texts.cameIn, value: ({ cameIn }) => cameIn },
  { title: texts.wentOut, value: ({ wentOut }) => wentOut },
  { title: texts.cash, value: (row) => row.cash },
  { title: texts.comment, value: ({ comment }) => comment, width: 32 },
];
