import type { Em } from '../em';
import { raw } from '../sql/raw';
import type { ColumnKind, TableShape } from './table-shapes';

interface CatalogColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Position in the primary key, from 1; null: not part of it. */
  readonly keyPlace: number | null;
  readonly isNumbered: boolean;
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  integer: 'number',
  bigint: 'number',
  text: 'text',
  boolean: 'flag',
  'timestamp with time zone': 'instant',
  jsonb: 'json',
};

/** In the order of the tables' columns. */
const COLUMNS = `
  select c.table_name as "table", c.column_name as "name", c.data_type as "type",
    k.ordinal_position as "keyPlace", c.column_default like 'nextval(%' as "isNumbered"
  from information_schema.columns c
    left join information_schema.table_constraints t on t.constraint_type = 'PRIMARY KEY'
      and t.table_schema = c.table_schema and t.table_name = c.table_name
    left join information_schema.key_column_usage k
      on k.constraint_name = t.constraint_name and k.table_schema = t.table_schema
      and k.column_name = c.column_name
  where c.table_schema = current_schema() and c.table_name <> 'schema_migrations'
  order by c.table_name, c.ordinal_position`;

const REFERENCES = `
  select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to"
  from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`;

function shapeOf(name: string, columns: readonly CatalogColumn[]): TableShape {
  const key = columns.filter(({ keyPlace }) => keyPlace !== null);
  key.sort((a, b) => (a.keyPlace ?? 0) - (b.keyPlace ?? 0));
  return {
    name,
    columns: columns.map((column) => {
      const kind = KINDS[column.type];
      if (!kind) throw new Error(`No kind for ${name}.${column.name}: ${column.type}`);
      return { name: column.name, kind };
    }),
    key: key.map((column) => column.name),
    isNumbered: key.some(({ isNumbered }) => isNumbered),
  };
}

/**
 * The tables of a PostgreSQL database of any release, referenced tables first. SQLite's column
 * types do not distinguish instants from numbers.
 */
export async function catalogShapes(em: Em): Promise<TableShape[]> {
  const columns = Map.groupBy(await raw<CatalogColumn>(em, COLUMNS), ({ table }) => table);
  const references = await raw<{ from: string; to: string }>(em, REFERENCES);
  const shapes = new Map<string, TableShape>();
  const visit = (name: string) => {
    if (shapes.has(name)) return;
    for (const { from, to } of references) if (from === name && to !== name) visit(to);
    shapes.set(name, shapeOf(name, columns.get(name) ?? []));
  };
  for (const name of columns.keys()) visit(name);
  return [...shapes.values()];
}
