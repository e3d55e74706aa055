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

  @Field(() => Int, { description: 'Opening balances recorded for bookings that existed' })
  openings!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'For undoImport; absent where nothing was added, and of an import of an earlier release',
  })
  operationId?: number | null;
}

@ObjectType('ImportUndone', { description: 'What an undone import has taken back' })
export class ImportUndone implements UndoneImport {
  @Field(() => Int, { description: 'Number of the undone operation' })
  operationId!: number;

  @Field(() => Int, { description: 'Cars deleted' })
  cars!: number;

  @Field(() => Int, { description: 'Customers deleted' })
  customers!: number;

  @Field(() => Int, { description: 'Sources deleted' })
  sources!: number;

  @Field(() => Int, { description: 'Bookings deleted, incomplete ones too' })
  bookings!: number;

  @Field(() => Int, { description: 'Entries of opening balances taken back by contrary ones' })
  entries!: number;
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

  @Field(() => DateTime, { nullable: true, description: 'When an import was undone' })
  undoneAt!: Date | null;
}
