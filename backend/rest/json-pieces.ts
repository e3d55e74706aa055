/** A piece is a few milliseconds of work, then others get their turn. Characters. */
const PIECE = 128 * 1024;

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Rows made as they are sent; an array is written by JSON.stringify when it is short. */
export function isRows(value: unknown): value is Rows {
  if (typeof value !== 'object' || value === null) return false;
  return Symbol.iterator in value || Symbol.asyncIterator in value;
}

/** The JSON of an object; its lists are written row by row, with a pause after each piece. */
export async function* jsonPieces(body: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let text = '{';
  let comma = '';
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    text += `${comma}${JSON.stringify(name)}:`;
    comma = ',';
    if (!isRows(value)) {
      text += JSON.stringify(value);
      continue;
    }
    text += '[';
    let between = '';
    for await (const row of value) {
      text += between + (JSON.stringify(row) ?? 'null');
      between = ',';
      if (text.length < PIECE) continue;
      yield text;
      text = '';
      await othersTurn();
    }
    text += ']';
  }
  yield `${text}}`;
}
