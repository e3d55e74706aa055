import {
  AliasNode,
  type Compilable,
  DummyDriver,
  type ExpressionBuilder,
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
} from 'kysely';
import { type Em, engineOf } from '../em';
import { type RawValue, raw } from './raw';
import { CONVERSIONS, isReadNode } from './read-as';
import { part, type SqlPart } from './sql-part';
import type { Tables } from './tables';

/**
 * Names without need for quotes. SQLite reads a quoted name of no column as a text, so such a
 * mistake would not fail; a reserved word as an alias fails on the first run.
 */
const UNQUOTED_NAME = /^[a-z][a-z0-9_]*$/;

class SqliteReads extends SqliteQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode): void {
    if (UNQUOTED_NAME.test(node.name)) this.append(node.name);
    else super.visitIdentifier(node);
  }

  protected override visitRaw(node: RawNode): void {
    demandOutermost(node, this.nodeStack);
    super.visitRaw(node);
  }
}

class PostgresReads extends PostgresQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode): void {
    if (UNQUOTED_NAME.test(node.name)) this.append(node.name);
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

export type Names = Readonly<Record<string, keyof Tables>>;

/** All tables, and those of a statement under their aliases. */
export type Aliased<Of extends Names> = Tables & { [Alias in keyof Of]: Tables[Of[Alias]] };

export type OverAliases<Of extends Names> = ExpressionBuilder<Aliased<Of>, keyof Of & string>;

/** Builds expressions over the aliases of a statement, outside of it: `over<{ b: 'bookings' }>()`. */
export const over = <Of extends Names>() => expressionBuilder<Aliased<Of>, keyof Of & string>();

/**
 * Runs a built statement like `raw`, and converts the selected values (`readInstant` and others).
 * Builds at each call; use `prepared` for fixed statements.
 */
export function rowsOf<Row>(em: Em, statement: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters, conversions } = builtOf(statement);
  return converted(em, part(sql, parameters as readonly RawValue[]), conversions);
}

interface Built {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly conversions: Conversions;
}

/** Converters by column name. */
type Conversions = readonly (readonly [string, (value: unknown) => unknown])[];

export function builtOf(statement: Compilable): Built {
  const { sql, parameters, query } = statement.compile();
  return { sql, parameters, conversions: conversionsOf(query) };
}

/** Runs the text of a built statement and converts its rows. */
export async function converted<Row>(
  em: Em,
  { sql, params }: SqlPart,
  conversions: Conversions,
): Promise<Row[]> {
  const rows = await raw<Record<string, unknown>>(em, sql, params);
  // Converted in place: the rows belong to this call.
  for (const [name, convert] of conversions) {
    for (const row of rows) row[name] = convert(row[name]);
  }
  return rows as Row[];
}

function conversionsOf(node: OperationNode): Conversions {
  if (!SelectQueryNode.is(node)) return [];
  return (node.selections ?? []).flatMap(({ selection }) => {
    if (!AliasNode.is(selection)) return [];
    const { node: read, alias } = selection;
    if (!isReadNode(read) || !IdentifierNode.is(alias)) return [];
    return [[alias.name, CONVERSIONS[read.readAs]] as const];
  });
}
