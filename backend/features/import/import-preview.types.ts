import type {
  ImportColumn,
  ImportCounts,
  ImportFate,
  ImportField,
  ImportKind,
  ImportPreview,
  ImportRow,
  ImportValue,
  ImportValueName,
} from '@schema/import';
import { Field, Int, ObjectType } from 'type-graphql';
import { ImportCountsType } from './import-counts.types';
import { ImportKindEnum } from './import-enums.types';

@ObjectType('ImportColumn', { description: 'Column of the file and its detected field' })
class ImportColumnType implements ImportColumn {
  @Field(() => String, { description: 'Header of the column; empty without one' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Field of the column; null when the column is left out',
  })
  field!: ImportField | null;

  @Field(() => [String], { description: 'First values of the column' })
  samples!: readonly string[];
}

@ObjectType('ImportValue', { description: 'Value written by a row' })
class ImportValueType implements ImportValue {
  @Field(() => String, {
    description:
      'Name of the value: spentOn, car, customer, phone, email, start, end, price, expenseKind, method, till, deposit, paid, depositHeld, status, source, year, color, pricePerDay or notes',
  })
  name!: ImportValueName;

  @Field(() => String, { description: 'Value as a screen shows it; empty when it is not written' })
  text!: string;
}

@ObjectType('ImportRow', { description: 'Row of the file and its outcome' })
class ImportRowType implements ImportRow {
  @Field(() => Int, { description: 'Number of the row in the spreadsheet' })
  row!: number;

  @Field(() => String, {
    description:
      'Outcome: `refused`, `incomplete`, `repaired`, `new`, `same` (already exists) or `skipped`',
  })
  fate!: ImportFate;

  @Field(() => String, { description: 'One-line summary of the row' })
  title!: string;

  @Field(() => [String], { description: 'Corrections, missing data and reasons for refusal' })
  notes!: readonly string[];

  @Field(() => [ImportValueType], {
    description: 'Values to be written, doubtful ones first; empty when nothing is written',
  })
  values!: readonly ImportValue[];

  @Field(() => [String], { description: 'Names of values that are missing, corrected or assumed' })
  doubts!: readonly ImportValueName[];
}

@ObjectType('ImportPreview', {
  description: 'Detected contents of a file and the outcome of its import',
})
export class ImportPreviewType implements ImportPreview {
  @Field(() => ImportKindEnum, { description: 'Kind of records on the sheet' })
  kind!: ImportKind;

  @Field(() => String, { description: 'Name of the sheet; empty for a file without sheets' })
  sheet!: string;

  @Field(() => [String], { description: 'Names of all sheets that are not empty' })
  sheets!: readonly string[];

  @Field(() => Int, {
    description: 'Number of the header row, starting at 1; 0 when there is none',
  })
  headerRow!: number;

  @Field(() => [ImportColumnType], {
    description: 'Columns of the sheet; empty for a sheet laid out like the board',
  })
  columns!: readonly ImportColumn[];

  @Field(() => [String], { description: 'Assumptions made to read the file' })
  remarks!: readonly string[];

  @Field(() => Boolean, {
    description:
      'Whether dates are ambiguous between day first and month first, so that `dateOrder` should be given',
  })
  asksDateOrder!: boolean;

  @Field(() => Int, { description: 'Number of rows of the sheet, headers and empty rows included' })
  sheetRows!: number;

  @Field(() => Int, {
    description: 'Number of rows without a record: headers, rows above them and empty rows',
  })
  leftOutRows!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why rows cannot be checked yet; null when they are',
  })
  problem!: string | null;

  @Field(() => [ImportRowType], { description: 'All rows, problems first' })
  rows!: readonly ImportRow[];

  @Field(() => ImportCountsType, { description: 'Number of rows by outcome' })
  counts!: ImportCounts;

  @Field(() => Int, { description: 'Number of cars to be created' })
  newCars!: number;

  @Field(() => Int, { description: 'Number of customers to be created' })
  newCustomers!: number;

  @Field(() => [String], { description: 'Names of sources to be created' })
  newSources!: readonly string[];

  @Field(() => Int, {
    description: 'Number of opening balances to be recorded for existing bookings',
  })
  newOpenings!: number;
}
