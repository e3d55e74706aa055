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

@ObjectType('ImportColumn', { description: 'A column of the file and what it was taken for' })
class ImportColumnType implements ImportColumn {
  @Field(() => String, { description: 'Its heading; empty without one' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it holds; null: it is left out' })
  field!: ImportField | null;

  @Field(() => [String], { description: 'Its first values' })
  samples!: readonly string[];
}

@ObjectType('ImportValue', { description: 'A value that a row writes' })
class ImportValueType implements ImportValue {
  @Field(() => String, {
    description:
      'car, customer, phone, email, start, end, price, deposit, paid, depositHeld, status, source, year, color, pricePerDay or notes',
  })
  name!: ImportValueName;

  @Field(() => String, { description: 'As a screen shows it; empty when it is not written' })
  text!: string;
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

  @Field(() => [ImportValueType], {
    description: 'What will be written, doubtful values first; empty: nothing',
  })
  values!: readonly ImportValue[];

  @Field(() => [String], { description: 'Names of values that are missing, repaired or assumed' })
  doubts!: readonly ImportValueName[];
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

  @Field(() => [String], { description: 'What reading the file had to assume' })
  remarks!: readonly string[];

  @Field(() => Boolean, {
    description: 'Dates can be read day first and month first: dateOrder should be set',
  })
  asksDateOrder!: boolean;

  @Field(() => Int, { description: 'Rows of the sheet, headings and empty ones included' })
  sheetRows!: number;

  @Field(() => Int, {
    description: 'Rows without a record: the headings, what is above them, and empty ones',
  })
  leftOutRows!: number;

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

  @Field(() => Int, {
    description: 'Opening balances that would be recorded for bookings that exist',
  })
  newOpenings!: number;
}
