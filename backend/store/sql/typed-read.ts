import {
  AliasNode,
  type Compilable,
  DummyDriver,
  type Expression,
  type ExpressionBuilder,
  ExpressionWrapper,
  expressionBuilder,
  IdentifierNode,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import { type Em, type Engine, engineOf } from '../em';
import { type RawValue, raw } from './raw';
import { CONVERSIONS, isReadNode } from './read-as';
import type { Tables } from './tables';

/**
 * Names that need no quotes. SQLite takes a quoted name of no column for a text, so such a mistake
 * would not fail; a reserved word as an alias does, on the first run.
 */
const PLAIN = /^[a-z][a-z0-9_]*$/;

class SqliteReads extends SqliteQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode): void {
    if (PLAIN.test(node.name)) this.append(node.name);
    else super.visitIdentifier(node);
  }

  protected override visitRaw(node: RawNode): void {
    demandOutermost(node, this.nodeStack);
    super.visitRaw(node);
  }
}

class PostgresReads extends PostgresQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode): void {
    if (PLAIN.test(node.name)) this.append(node.name);
    else super.visitIdentifier(node);
  }

  protected override getCurrentParameterPlaceholder(): string {
    return '?';
  }

  protected override visitRaw(node: RawNode): void {
    demandOutermost(node, this.nodeStack);
    const isInstant = isReadNode(node) && node.readAs === 'instant';
    if (isInstant) this.append(`round(date_part('epoch', `);
    super.visitRaw(node);
    if (isInstant) this.append(') * 1000)');
  }
}

/** The select list of the statement itself or of a member of its union. */
const OUTERMOST = ['SelectQueryNode', 'SelectionNode', 'AliasNode', 'RawNode'].join();

function demandOutermost(node: RawNode, stack: readonly OperationNode[]): void {
  if (!isReadNode(node)) return;
  const kinds = stack.map(({ kind }) => kind).join();
  if (kinds.replace('SelectQueryNode,SetOperationNode,', '') !== OUTERMOST) {
    throw new Error('values are converted in the outermost select only');
  }
}

const BUILDERS = {
  sqlite: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteReads(),
    },
  }),
  postgres: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresReads(),
    },
  }),
};

/** Builds a statement for this engine; `rowsOf` runs it. */
export const reading = (em: Em): Kysely<Tables> => BUILDERS[engineOf(em)];

type Names = Readonly<Record<string, keyof Tables>>;

/** All tables, and those of a statement under their aliases. */
export type Aliased<Of extends Names> = Tables & { [Alias in keyof Of]: Tables[Of[Alias]] };

export type OverAliases<Of extends Names> = ExpressionBuilder<Aliased<Of>, keyof Of & string>;

/** Builds expressions over the aliases of a statement, outside of it: `over<{ b: 'bookings' }>()`. */
export const over = <Of extends Names>() => expressionBuilder<Aliased<Of>, keyof Of & string>();

/** Runs a built statement like `raw`, and converts what was selected by `readInstant` and the like. */
export function rowsOf<Row>(em: Em, statement: Compilable<Row>): Promise<Row[]> {
  const built = builtOf(statement);
  return run<Row>(em, built, built.parameters);
}

class Slot {
  constructor(readonly name: string) {}
}

/** Values of a prepared statement, given by name when it runs. */
export type Slots<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

const SLOTS = new Proxy(
  {},
  { get: (_, name) => new ExpressionWrapper(ValueNode.create(new Slot(String(name)))) },
);

/**
 * A statement that is built once for each engine and run many times: building takes as long as a
 * short read (ADR 20). Its values are single ones; a list has another text for each length.
 */
export function prepared<Values extends Readonly<Record<string, RawValue>>, Row>(
  build: (tables: Kysely<Tables>, values: Slots<Values>) => Compilable<Row>,
): (em: Em, values: Values) => Promise<Row[]> {
  const built = new Map<Engine, Built>();
  return (em, values) => {
    const engine = engineOf(em);
    const statement = built.get(engine) ?? builtOf(build(BUILDERS[engine], SLOTS as Slots<Values>));
    built.set(engine, statement);
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? (values[value.name] ?? null) : value,
    );
    return run<Row>(em, statement, parameters);
  };
}

interface Built {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** By name of the column. */
  readonly conversions: readonly (readonly [string, (value: unknown) => unknown])[];
}

function builtOf(statement: Compilable): Built {
  const { sql, parameters, query } = statement.compile();
  return { sql, parameters, conversions: conversionsOf(query) };
}

async function run<Row>(
  em: Em,
  { sql, conversions }: Built,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const rows = await raw<Record<string, unknown>>(em, sql, parameters as readonly RawValue[]);
  // In place: the rows belong to this call.
  for (const [name, convert] of conversions) {
    for (const row of rows) row[name] = convert(row[name]);
  }
  return rows as Row[];
}

function conversionsOf(node: OperationNode): Built['conversions'] {
  if (!SelectQueryNode.is(node)) return [];
  return (node.selections ?? []).flatMap(({ selection }) => {
    if (!AliasNode.is(selection)) return [];
    const { node: read, alias } = selection;
    if (!isReadNode(read) || !IdentifierNode.is(alias)) return [];
    return [[alias.name, CONVERSIONS[read.readAs]] as const];
  });
}
