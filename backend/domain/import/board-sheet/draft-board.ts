import { TEXT_LIMITS } from '@schema/constants';
import { textTerms } from '@schema/fields/booking-fields';
import { customerDetails } from '@schema/fields/customer-fields';
import type { ImportRow, ImportValueName } from '@schema/import';
import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import type { SheetTable } from '../cells/cells';
import { plateIn } from '../cells/read-plate';
import { cellText } from '../cells/read-words';
import type { BookingDraft, DraftMoment } from '../plan/booking-draft';
import type { CarWords } from '../plan/plan-cars';
import { bareRow } from '../plan/row-values';
import { isService, runsOf, spread } from './board-cells';
import type { BoardHeader } from './board-days';
import { boardWords } from './board-words';

/** The bookings of a sheet laid out like the board. */
interface BoardDrafts {
  readonly drafts: readonly BookingDraft[];
  /** Cells that are not bookings. */
  readonly others: readonly ImportRow[];
}

/** The car to the left of the days: 'Kia Rio', 'А418КМ77', in one or several cells. */
function carOf(cells: readonly string[]): Omit<CarWords, 'plateWritten'> {
  const text = cells.filter((cell, at) => cell !== '' && cells.indexOf(cell) === at).join(' ');
  const found = plateIn(text);
  // A number before the name is a row number.
  const name = (found ? found.rest : text).replace(/^\d{1,3}[.)]?\s+(?=\p{L})/u, '');
  const [brand = '', ...model] = name.split(' ');
  return { plate: found?.plate ?? '', brand, model: model.join(' ') };
}

const moment = (day: string): DraftMoment => ({
  written: day,
  at: { day, time: null, isYearGuessed: false },
});

/** Every run of equal cells as a booking, from its first day to its last. */
export function draftBoard(
  table: SheetTable,
  { row: head, firstColumn, days }: BoardHeader,
): BoardDrafts {
  const last = firstColumn + days.length - 1;
  const grid = spread(table, last + 1);
  const drafts: BookingDraft[] = [];
  const others: ImportRow[] = [];
  for (const [row, cells] of grid.entries()) {
    if (row <= head) continue;
    const words = carOf(cells.slice(0, firstColumn).map(cellText));
    const name = [words.brand, words.model].filter(Boolean).join(' ');
    for (const run of runsOf(cells, row, { first: firstColumn, last }, table.merged)) {
      const start = moment(days[run.first - firstColumn] ?? '');
      const end = moment(days[run.last - firstColumn] ?? '');
      if (isService(run.text)) {
        const title = [run.text, name, words.plate].filter(Boolean).join(' · ');
        others.push(
          bareRow({ row: row + 1, fate: 'refused', title, notes: [IMPORT_NOTES.service] }),
        );
        continue;
      }
      const read = boardWords(run.text);
      const { customer, phone, total, deposit, isPriceUnread } = read;
      const doubts = new Set<ImportValueName>();
      if (isPriceUnread) doubts.add('price');
      if (/\d/.test(customer)) doubts.add('customer');
      const hidden = table.hiddenRows?.has(row) ? [IMPORT_NOTES.hiddenRow] : [];
      drafts.push({
        row: row + 1,
        car: { plate: words.plate, name },
        carNames: { brand: words.brand, model: words.model },
        customer: customerDetails({
          fullName: customer.slice(0, TEXT_LIMITS.name).toWellFormed(),
          phone: phone || null,
        }),
        phoneWritten: '',
        start,
        end,
        terms: {
          ...textTerms(() => null),
          notes: run.text,
          totalPrice: total,
          depositAmount: deposit,
        },
        opening: null,
        source: null,
        kept: [],
        createdAt: null,
        cancelled: false,
        handedOverAt: null,
        returnedAt: null,
        number: '',
        isPriceUnread,
        repairs: [...read.notes, ...hidden],
        doubts,
      });
    }
  }
  return { drafts, others };
}
