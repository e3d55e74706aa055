import {
  type Compilable,
  type Expression,
  ExpressionWrapper,
  type SqlBool,
  ValueNode,
} from 'kysely';
import { type Em, type Engine, engineOf } from '../em';
import type { RawValue } from './raw';
import { part, type SqlPart } from './sql-part';
import { builtOf, converted } from './typed-read';

/** A single value, a list for `in`, or a piece of SQL, which is a condition by default. */
type SlotValue = RawValue | readonly RawValue[] | SqlPart;

/** By name. */
export type SlotValues = Readonly<Record<string, SlotValue>>;

type Filled<Value> = Value extends SqlPart
  ? SqlBool
  : Value extends readonly (infer Item)[]
    ? Item
    : Value;

/** Values of a prepared statement, given by name when it runs. */
export type Slots<Values> = { readonly [Name in keyof Values]: Expression<Filled<Values[Name]>> };

class Slot {
  constructor(readonly name: string) {}
}

/** Every name has a slot, so none are enumerable: `...rest` of the values would be empty. */
const SLOTS = new Proxy(
  {},
  {
    get: (_, name) => new ExpressionWrapper(ValueNode.create(new Slot(String(name)))),
    ownKeys: () => {
      throw new Error('the values of a prepared statement are taken by name');
    },
  },
);

/** A prepared statement: its text around the placeholders, and their slots. */
interface Prepared {
  readonly texts: readonly string[];
  readonly fillings: readonly (Slot | SqlPart)[];
  readonly conversions: Parameters<typeof converted>[2];
}

/**
 * A statement that is built once for each engine and run many times: building takes as long as a
 * short read (ADR 20). `em` gives the builder its engine; the values come with each call. A list
 * replaces its slot in brackets, a piece of SQL literally.
 */
export function prepared<Values extends SlotValues, Row>(
  build: (em: Em, values: Slots<Values>) => Compilable<Row>,
): (em: Em, values: Values) => Promise<Row[]> {
  const known = new Map<Engine, Prepared>();
  return (em, values) => {
    const engine = engineOf(em);
    const statement = known.get(engine) ?? preparedOf(build(em, SLOTS as Slots<Values>));
    known.set(engine, statement);
    return converted(em, filled(statement, values), statement.conversions);
  };
}

function preparedOf(statement: Compilable): Prepared {
  const { sql, parameters, conversions } = builtOf(statement);
  const fillings = parameters.map((value) =>
    value instanceof Slot ? value : sqlOf(value as RawValue),
  );
  const texts = sql.split('?');
  if (texts.length !== fillings.length + 1) throw new Error(`a '?' of the text itself: ${sql}`);
  return { texts, fillings, conversions };
}

function filled({ texts, fillings }: Prepared, values: SlotValues): SqlPart {
  const pieces = fillings.map((filling) =>
    filling instanceof Slot ? sqlOf(values[filling.name] ?? null) : filling,
  );
  return part(
    texts.map((text, place) => text + (pieces[place]?.sql ?? '')).join(''),
    pieces.flatMap(({ params }) => params),
  );
}

function sqlOf(value: SlotValue): SqlPart {
  if (value === null || typeof value !== 'object' || value instanceof Date)
    return part('?', [value]);
  return 'sql' in value ? value : part(`(${value.map(() => '?').join(', ')})`, value);
}
