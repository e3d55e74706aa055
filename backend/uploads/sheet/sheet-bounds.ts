import type { MergedCells } from '@backend/domain/import/cells/cells';
import { ArchiveTooLarge, BrokenArchive } from '../archive';
import { rewriteXml, scanXml } from './xml-scan';

/** The limits of every spreadsheet program: row 1,048,576, column XFD. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const MAX_MERGED = 20_000;
/**
 * Cells that a reader allocates for a sheet, including empty ones between and before the others.
 */
const MAX_CELLS = 8_000_000;
/** The reader takes about 10 µs per empty cell: from this number on they are removed first. */
const MANY_EMPTY_CELLS = 100_000;

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
const ROW = /^\d{1,7}$/;

interface Place {
  readonly row: number;
  readonly column: number;
}

function placeOf(address: string): Place {
  const [, letters = '', digits = ''] = ADDRESS.exec(address.toUpperCase()) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(digits);
  if (row < 1 || row > LAST_ROW || column < 1 || column > LAST_COLUMN) throw outside();
  return { row, column };
}

const outside = () => new BrokenArchive('a cell outside of any sheet');

/** Position of a cell without an address. */
function afterCell({ row, column }: Place): Place {
  if (column >= LAST_COLUMN) throw outside();
  return { row, column: column + 1 };
}

function mergedOf(ref: string): MergedCells {
  const [from = '', to = from] = ref.split(':');
  const [start, end] = [placeOf(from), placeOf(to)];
  return {
    top: start.row - 1,
    left: start.column - 1,
    bottom: end.row - 1,
    right: end.column - 1,
  };
}

interface MeasuredSheet {
  readonly merged: readonly MergedCells[];
  /** From 0. */
  readonly hiddenRows: ReadonlySet<number>;
  /**
   * Has cells without an address or with an error, which the reader refuses or drops, or very many
   * empty ones.
   */
  readonly isOdd: boolean;
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

/**
 * The merged cells and hidden rows of a sheet. Throws BrokenArchive for positions beyond the limits,
 * ArchiveTooLarge when the empty cells between them would exhaust memory.
 */
export function measureSheet(content: Uint8Array): MeasuredSheet {
  const merged: MergedCells[] = [];
  const hiddenRows = new Set<number>();
  let isOdd = false;
  let at: Place = { row: 0, column: 0 };
  let lastRow = 0;
  let lastColumn = 0;
  let made = 0;
  let empty = 0;
  scanXml(content, (tag) => {
    if (tag.name === 'row') {
      const number = tag.attributes.r ?? String(at.row + 1);
      if (!ROW.test(number) || Number(number) > LAST_ROW) {
        throw new BrokenArchive('a row outside of any sheet');
      }
      at = { row: Number(number), column: 0 };
      if (isOn(tag.attributes.hidden)) hiddenRows.add(at.row - 1);
    } else if (tag.name === 'c') {
      const address = tag.attributes.r;
      if (tag.isEmpty) empty += 1;
      isOdd ||= address === undefined || tag.attributes.t === 'e' || empty > MANY_EMPTY_CELLS;
      const next = address === undefined ? afterCell(at) : placeOf(address);
      made += Math.max(1, next.column - at.column);
      at = next;
      // The reader allocates an empty row for each skipped number.
      if (made + at.row > MAX_CELLS) throw new ArchiveTooLarge();
    } else if (tag.name === 'v' || tag.name === 'is') {
      lastRow = Math.max(lastRow, at.row);
      lastColumn = Math.max(lastColumn, at.column);
      if (lastRow * lastColumn > MAX_CELLS) throw new ArchiveTooLarge();
    } else if (tag.name === 'mergeCell' && merged.length < MAX_MERGED) {
      merged.push(mergedOf(tag.attributes.ref ?? ''));
    }
  });
  return { merged, hiddenRows, isOdd };
}

function addressOf({ row, column }: Place): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** The sheet with an address for each non-empty cell, and errors as their displayed text. */
export function plainSheet(content: Uint8Array): Uint8Array {
  let at: Place = { row: 0, column: 0 };
  return rewriteXml(content, ({ name, attributes, isEmpty }) => {
    if (name === 'row') {
      at = { row: Number(attributes.r ?? at.row + 1), column: 0 };
      return { ...attributes, r: String(at.row) };
    }
    if (name !== 'c') return attributes;
    const { r, t } = attributes;
    at = r === undefined ? afterCell(at) : placeOf(r);
    if (isEmpty) return null;
    const typed = t === 'e' ? { ...attributes, t: 'str' } : attributes;
    return { ...typed, r: addressOf(at) };
  });
}
