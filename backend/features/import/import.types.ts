import { FileContent } from '@backend/graphql/scalars';
import {
  IMPORT_KINDS,
  type ImportColumn,
  type ImportCounts,
  type ImportFate,
  type ImportField,
  type ImportKind,
  type ImportPreview,
  type ImportRow,
} from '@schema/import';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ImportResult } from './import-sheet';
import type { AskedImport } from './read-upload';

const ImportKindEnum = Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, kind])) as {
  readonly [Kind in ImportKind]: Kind;
};

registerEnumType(ImportKindEnum, {
  name: 'ImportKind',
  description: 'What a sheet holds; board: cars down, days across',
});

@ArgsType()
export class ImportArgs implements AskedImport {
  @Field(() => FileContent, { description: 'XLSX, or CSV with semicolons, commas or tabs; 10 MB' })
  file!: Uint8Array;

  @Field(() => String, {
    nullable: true,
    description: 'bookings, cars, customers or board; unset: guessed',
  })
  kind?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the sheet; unset: the likeliest' })
  sheet?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Row of the headings, from 1; 0: there is none; unset: found',
  })
  headerRow?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What each column holds, in turn, by commas: "licensePlate,brand,,model"; nothing: it is left out; unset: guessed by the headings',
  })
  columns?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Cars that bookings name by plate, brand and model are added; takes view_cars',
  })
  createCars?: boolean | null;
}

@ObjectType('ImportColumn', { description: 'A column of the file and what it was taken for' })
class ImportColumnType implements ImportColumn {
  @Field(() => String, { description: 'Its heading; empty without one' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it holds; null: it is left out' })
  field!: ImportField | null;

  @Field(() => [String], { description: 'Its first values' })
  samples!: readonly string[];
}

@ObjectType('ImportRow', { description: 'A row of the file and what becomes of it' })
class ImportRowType implements ImportRow {
  @Field(() => Int, { description: 'As a spreadsheet numbers it' })
  row!: number;

  @Field(() => String, {
    description: 'refused, incomplete, repaired, new, same (is there already) or skipped',
  })
  fate!: ImportFate;

  @Field(() => String, { description: 'What the row is, in one line' })
  title!: string;

  @Field(() => [String], { description: 'What was repaired, what is missing, why it is refused' })
  notes!: readonly string[];
}

@ObjectType('ImportCounts', { description: 'How many rows have each fate' })
class ImportCountsType implements ImportCounts {
  @Field(() => Int, { description: 'Cannot be recorded as they are' })
  refused!: number;

  @Field(() => Int, { description: 'Something is missing, to be mended later' })
  incomplete!: number;

  @Field(() => Int, { description: 'Recorded with something changed' })
  repaired!: number;

  @Field(() => Int, { description: 'Recorded as they are' })
  new!: number;

  @Field(() => Int, { description: 'There already' })
  same!: number;

  @Field(() => Int, { description: 'No records: sums, headings over again' })
  skipped!: number;
}

@ObjectType('ImportPreview', {
  description: 'A file as it was understood, and what its import would do',
})
export class ImportPreviewType implements ImportPreview {
  @Field(() => ImportKindEnum, { description: 'What the sheet holds' })
  kind!: ImportKind;

  @Field(() => String, { description: 'The sheet that was read; empty in a file without sheets' })
  sheet!: string;

  @Field(() => [String], { description: 'Sheets that hold anything' })
  sheets!: readonly string[];

  @Field(() => Int, { description: 'Row of the headings; 0: there is none' })
  headerRow!: number;

  @Field(() => [ImportColumnType], { description: 'The columns; none of a sheet like the board' })
  columns!: readonly ImportColumn[];

  @Field(() => String, {
    nullable: true,
    description: 'What has to be chosen before rows can be judged; null: nothing',
  })
  problem!: string | null;

  @Field(() => [ImportRowType], { description: 'Every row, problems first' })
  rows!: readonly ImportRow[];

  @Field(() => ImportCountsType, { description: 'How many rows have each fate' })
  counts!: ImportCounts;

  @Field(() => Int, { description: 'Cars that would be added' })
  newCars!: number;

  @Field(() => Int, { description: 'Customers that would be added' })
  newCustomers!: number;

  @Field(() => [String], { description: 'Sources that would be added' })
  newSources!: readonly string[];
}

@ObjectType('ImportResult', { description: 'What an import has done' })
export class ImportResultType implements ImportResult {
  @Field(() => ImportKindEnum, { description: 'What the sheet held' })
  kind!: ImportKind;

  @Field(() => ImportCountsType, { description: 'How many rows had each fate' })
  counts!: ImportCounts;

  @Field(() => Int, { description: 'Cars added' })
  cars!: number;

  @Field(() => Int, { description: 'Customers added' })
  customers!: number;

  @Field(() => Int, { description: 'Sources added' })
  sources!: number;

  @Field(() => Int, { description: 'Bookings added' })
  bookings!: number;

  @Field(() => Int, { description: 'Incomplete bookings added' })
  incomplete!: number;
}
