import type { ImportRequest, ImportResult } from '@backend/domain/import/import-job';
import { JSON as AnyJson, DateTime, FileContent } from '@backend/operation/scalars';
import {
  IMPORT_KINDS,
  IMPORT_RUNS,
  IMPORT_STAGES,
  IMPORT_STATES,
  type ImportColumn,
  type ImportCounts,
  type ImportFate,
  type ImportField,
  type ImportKind,
  type ImportPreview,
  type ImportRow,
  type ImportRun,
  type ImportStage,
  type ImportState,
} from '@schema/import';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';

function enumOf<Word extends string>(words: readonly Word[]) {
  return Object.fromEntries(words.map((word) => [word, word])) as { readonly [W in Word]: W };
}

const ImportKindEnum = enumOf(IMPORT_KINDS);
const ImportRunEnum = enumOf(IMPORT_RUNS);
const ImportStateEnum = enumOf(IMPORT_STATES);
const ImportStageEnum = enumOf(IMPORT_STAGES);

registerEnumType(ImportKindEnum, {
  name: 'ImportKind',
  description: 'What a sheet holds; board: cars down, days across',
});

registerEnumType(ImportRunEnum, {
  name: 'ImportRun',
  description: 'preview: says what would become of the rows; import: writes them',
});
registerEnumType(ImportStateEnum, {
  name: 'ImportState',
  description: 'What became of a job so far; failed: nothing was written',
});
registerEnumType(ImportStageEnum, {
  name: 'ImportStage',
  description: 'What a running job is at, in this order',
});

@ArgsType()
export class ImportArgs implements ImportRequest {
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

@ArgsType()
export class StartImportJobArgs extends ImportArgs {
  @Field(() => String, { description: 'preview or import' })
  run!: string;

  @Field(() => String, { nullable: true, description: 'Name of the file, to know the job by' })
  fileName?: string | null;
}

@ObjectType('ImportRefusal', { description: 'Why a job came to nothing' })
class ImportRefusalType {
  @Field(() => String, { description: 'As an error of the call would say it' })
  code!: string;

  @Field(() => String, { description: 'In Russian' })
  message!: string;

  @Field(() => AnyJson, { nullable: true, description: 'What each field lacks' })
  fields?: Readonly<Record<string, string>> | null;
}

@ObjectType('ImportJob', { description: 'A file on its way in, or read for a preview' })
export class ImportJobType {
  @Field(() => Int, { description: 'Number of the job' })
  id!: number;

  @Field(() => ImportRunEnum, { description: 'What was asked' })
  run!: ImportRun;

  @Field(() => String, { nullable: true, description: 'Name of the file, if it was said' })
  fileName!: string | null;

  @Field(() => ImportStateEnum, { description: 'What became of it so far' })
  state!: ImportState;

  @Field(() => ImportStageEnum, { nullable: true, description: 'What it is at, or was at last' })
  stage!: ImportStage | null;

  @Field(() => Int, { description: 'Records written so far' })
  rowsDone!: number;

  @Field(() => Int, { description: 'Rows to be judged, or records to be written; 0: not known' })
  rowsTotal!: number;

  @Field(() => ImportResultType, { nullable: true, description: 'What an import has done' })
  result!: ImportResult | null;

  @Field(() => ImportRefusalType, { nullable: true, description: 'Why it came to nothing' })
  refusal!: ImportRefusalType | null;

  @Field(() => DateTime, { description: 'When it was begun' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ended' })
  finishedAt!: Date | null;
}
