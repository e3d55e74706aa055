/** The column of an exported sheet. */
interface ExportedColumn {
  readonly title: string;
  /** In characters; absent: the default width. */
  readonly width?: number;
}

/** A column of an imported sheet. */
interface ImportedColumn<Name extends string> {
  /** Name of the column's field in the API of the import. */
  readonly name: Name;
  /** Shown in the select of columns. */
  readonly title: string;
  /** Recognised headings: lower case, ё as е, no punctuation (docs/import.md). */
  readonly headings: readonly string[];
}

/** Description of an editable field for forms, sheets and the API. */
export interface Field<Name extends string = string> {
  /** `money`: whole kopecks on the server, roubles on the wire. */
  readonly kind: 'text' | 'money' | 'number';
  /** Label of the form field. */
  readonly label: string;
  readonly placeholder?: string;
  /** Audience that may read it (schema/audiences). */
  readonly audience?: string;
  /** Maximum length of a text, in UTF-16 units. */
  readonly limit?: number;
  /** Absent: not exported. */
  readonly export?: ExportedColumn;
  /** Absent: not imported. */
  readonly import?: ImportedColumn<Name>;
}

/** A field that both exports and imports contain. */
export type TransferredField = Field & Required<Pick<Field, 'export' | 'import'>>;

type Imported = Readonly<Record<string, Field & Required<Pick<Field, 'import'>>>>;

/** One value for each field of a catalogue, by the name of its imported column. */
export function byColumn<Fields extends Imported, T>(
  fields: Fields,
  value: (column: ImportedColumn<string>) => T,
): Record<Fields[keyof Fields]['import']['name'], T> {
  const columns = Object.values(fields).map((field) => field.import);
  // Object.fromEntries loses the types of the names.
  return Object.fromEntries(columns.map((column) => [column.name, value(column)])) as Record<
    Fields[keyof Fields]['import']['name'],
    T
  >;
}
