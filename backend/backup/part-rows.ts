import { type CopiedRow, type CopiedValue, rowLine } from '@backend/store/copy/read-rows';
import { BackupFailure } from './backup-failure';
import { tablePart } from './manifest';
import type { ArchiveReader } from './read-archive';

/**
 * The lines of a UTF-8 text. A line ends at \n alone: JSON leaves U+2028 and U+2029 inside its texts,
 * and `readline` would end a line there.
 */
async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** Parts of the line that has not ended. */
  let begun: string[] = [];
  for await (const chunk of content) {
    const [end = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    begun.push(end);
    const rest = lines.pop();
    if (rest === undefined) continue;
    yield begun.join('');
    yield* lines;
    begun = [rest];
  }
  const last = begun.join('') + decoder.decode();
  if (last !== '') yield last;
}

/** What stands in the place of a character that PostgreSQL cannot store. */
const REPLACEMENT = '\uFFFD';

const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', REPLACEMENT);

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [storableText(name), storable(part)]),
  );
}

/**
 * A value that both engines store. SQLite takes a zero in a text, and in a document half of a
 * surrogate pair; PostgreSQL takes neither. No form accepts them, so they come from elsewhere.
 */
const storableValue = (value: CopiedValue): CopiedValue => storable(value) as CopiedValue;

/** JSON writes what only SQLite stores, a zero and half of a pair, as these. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

interface PartRow {
  readonly row: CopiedRow;
  /** Of the row. */
  readonly line: string;
}

/** The rows of a table in a copy, in their order, as both engines store them. */
export async function* partRows(archive: ArchiveReader, table: string): AsyncGenerator<PartRow> {
  const part = tablePart(table);
  let number = 0;
  for await (const text of linesOf(await archive.open(part))) {
    number += 1;
    let row: CopiedRow;
    try {
      row = JSON.parse(text) as CopiedRow;
    } catch (cause) {
      throw new BackupFailure(`Файл копии испорчен: ${part}, строка ${number}, не читается.`, {
        cause,
      });
    }
    if (UNSTORABLE.test(text)) row = row.map(storableValue);
    yield { row, line: UNSTORABLE.test(text) ? rowLine(row) : `${text}\n` };
  }
}
