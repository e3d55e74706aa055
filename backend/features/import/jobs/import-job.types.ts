import type { ImportResult, UndoneImport } from '@backend/domain/import/import-job';
import { JSON as AnyJson, DateTime } from '@backend/operation/scalars';
import type { ImportCounts, ImportKind, ImportRun, ImportStage, ImportState } from '@schema/import';
import { Field, Int, ObjectType } from 'type-graphql';
import { ImportCountsType } from '../import-counts.types';
import {
  ImportKindEnum,
  ImportRunEnum,
  ImportStageEnum,
  ImportStateEnum,
} from '../import-enums.types';

@ObjectType('ImportResult', { description: 'Result of an import' })
export class ImportResultType implements ImportResult {
  @Field(() => ImportKindEnum, { description: 'Kind of records imported' })
  kind!: ImportKind;

  @Field(() => ImportCountsType, { description: 'Number of rows by outcome' })
  counts!: ImportCounts;

  @Field(() => Int, { description: 'Number of cars created' })
  cars!: number;

  @Field(() => Int, { description: 'Number of customers created' })
  customers!: number;

  @Field(() => Int, { description: 'Number of sources created' })
  sources!: number;

  @Field(() => Int, { description: 'Number of bookings created' })
  bookings!: number;

  @Field(() => Int, { description: 'Number of incomplete bookings created' })
  incomplete!: number;

  @Field(() => Int, { description: 'Number of opening balances recorded for existing bookings' })
  openings!: number;

  @Field(() => Int, { description: 'Number of expenses recorded' })
  expenses!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the operation, to undo it; null when nothing was created or an earlier release made the import',
  })
  operationId?: number | null;
}

@ObjectType('ImportUndone', { description: 'Result of undoing an import' })
export class ImportUndone implements UndoneImport {
  @Field(() => Int, { description: 'ID of the undone operation' })
  operationId!: number;

  @Field(() => Int, { description: 'Number of cars deleted' })
  cars!: number;

  @Field(() => Int, { description: 'Number of customers deleted' })
  customers!: number;

  @Field(() => Int, { description: 'Number of sources deleted' })
  sources!: number;

  @Field(() => Int, { description: 'Number of bookings deleted, incomplete ones included' })
  bookings!: number;

  @Field(() => Int, {
    description: 'Number of opening balance entries reversed with offsetting entries',
  })
  entries!: number;

  @Field(() => Int, { description: 'Number of expenses reversed with offsetting operations' })
  expenses!: number;
}

@ObjectType('ImportRefusal', { description: 'Reason why a job failed' })
class ImportRefusalType {
  @Field(() => String, { description: 'Error code, as an error of the call has it' })
  code!: string;

  @Field(() => String, { description: 'Error message, in Russian' })
  message!: string;

  @Field(() => AnyJson, {
    nullable: true,
    description: 'Error messages by field; null when there are none',
  })
  fields?: Readonly<Record<string, string>> | null;
}

@ObjectType('ImportJob', { description: 'Background job that imports or previews a file' })
export class ImportJobType {
  @Field(() => Int, { description: 'ID of the job' })
  id!: number;

  @Field(() => ImportRunEnum, { description: 'Kind of job: `preview` or `import`' })
  run!: ImportRun;

  @Field(() => String, { nullable: true, description: 'Name of the file; null when not given' })
  fileName!: string | null;

  @Field(() => ImportStateEnum, { description: 'Current state' })
  state!: ImportState;

  @Field(() => ImportStageEnum, {
    nullable: true,
    description: 'Current or last stage; null before the first one',
  })
  stage!: ImportStage | null;

  @Field(() => Int, { description: 'Number of records written so far' })
  rowsDone!: number;

  @Field(() => Int, {
    description: 'Number of rows to check or records to write; 0 when not known',
  })
  rowsTotal!: number;

  @Field(() => ImportResultType, {
    nullable: true,
    description: 'Result of a completed import; null otherwise',
  })
  result!: ImportResult | null;

  @Field(() => ImportRefusalType, {
    nullable: true,
    description: 'Reason why the job failed; null otherwise',
  })
  refusal!: ImportRefusalType | null;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time the job ended; null until then' })
  finishedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time the import was undone; null when it was not',
  })
  undoneAt!: Date | null;
}
