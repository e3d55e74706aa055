import type { Field } from '@schema/fields/field';
import { namesOf } from '@schema/fields/record-of';
import type { ExportColumn } from './table';

/** One column per exported field, in the order of the catalogue. */
export function fieldColumns<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
): ExportColumn<{ readonly [Each in Name]?: string | number | null | undefined }>[] {
  return namesOf(fields).flatMap((name) => {
    const column = fields[name].export;
    return column ? [{ ...column, value: (row) => row[name] ?? null }] : [];
  });
}
