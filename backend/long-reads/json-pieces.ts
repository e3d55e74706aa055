/** Size of a piece: a few milliseconds of work before the event loop continues. Characters. */
const PIECE = 128 * 1024;

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Rows made while sending; a short array is written by JSON.stringify. */
export function isRows(value: unknown): value is Rows {
  if (typeof value !== 'object' || value === null) return false;
  return Symbol.iterator in value || Symbol.asyncIterator in value;
}

/** A plain object, not of a class with a `toJSON`. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** The JSON of a value; lists in objects are written row by row, with a pause after each piece. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  const written = { text: '' };
  yield* fullPieces(value, written);
  yield written.text;
}

/** Appends a text and yields the buffer once it is a piece. */
async function* fullPieces(value: unknown, written: { text: string }): AsyncGenerator<string> {
  if (isRows(value)) {
    written.text += '[';
    let between = '';
    for await (const row of value) {
      written.text += between + (JSON.stringify(row) ?? 'null');
      between = ',';
      if (written.text.length < PIECE) continue;
      yield written.text;
      written.text = '';
      await othersTurn();
    }
    written.text += ']';
  } else if (isPlain(value)) {
    written.text += '{';
    let comma = '';
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      written.text += `${comma}${JSON.stringify(name)}:`;
      comma = ',';
      yield* fullPieces(inner, written);
    }
    written.text += '}';
  } else written.text += JSON.stringify(value) ?? 'null';
}
