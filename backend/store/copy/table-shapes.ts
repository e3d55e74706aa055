import type { EntityMetadata, EntityProperty, MikroORM } from '@mikro-orm/core';

/** Value types that both engines store differently. */
export const COLUMN_KINDS = ['number', 'text', 'flag', 'instant', 'json'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

interface ColumnShape {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** An engine-independent table. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
  /** Primary key: rows are read in its order. */
  readonly key: readonly string[];
  /** Whether the database assigns the ids. */
  readonly isNumbered: boolean;
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  number: 'number',
  string: 'text',
  boolean: 'flag',
  Date: 'instant',
};

function kindOf(prop: EntityProperty): ColumnKind {
  if (prop.customType?.constructor.name === 'JsonType') return 'json';
  // A reference has the type of the referenced key; all these keys are numbers.
  const kind = prop.targetMeta ? 'number' : KINDS[prop.runtimeType];
  if (!kind) throw new Error(`No kind for ${prop.name}: ${prop.runtimeType}`);
  return kind;
}

function shapeOf(meta: EntityMetadata): TableShape {
  const columns = meta.props.flatMap((prop) =>
    prop.persist === false
      ? []
      : prop.fieldNames.map((name) => ({ name, kind: kindOf(prop as EntityProperty) })),
  );
  const keys = meta.getPrimaryProps();
  return {
    name: meta.tableName,
    columns,
    key: keys.flatMap(({ fieldNames }) => fieldNames),
    isNumbered: keys.length === 1 && keys[0]?.autoincrement === true,
  };
}

/** Every table of the product, referenced tables first. */
export function tableShapes(orm: MikroORM): TableShape[] {
  const shapes = new Map<string, TableShape>();
  const visit = (meta: EntityMetadata) => {
    if (shapes.has(meta.tableName)) return;
    for (const { targetMeta } of meta.relations) {
      if (targetMeta && targetMeta.tableName !== meta.tableName) visit(targetMeta);
    }
    shapes.set(meta.tableName, shapeOf(meta));
  };
  for (const meta of orm.getMetadata().getAll().values()) visit(meta as EntityMetadata);
  return [...shapes.values()];
}
