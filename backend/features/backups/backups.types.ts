import { DateTime } from '@backend/operation/scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A copy of all data' })
class BackupCopy {
  @Field(() => String, { description: 'Name of the file' })
  name!: string;

  @Field(() => DateTime, { description: 'The moment whose data it contains' })
  at!: Date;

  @Field(() => Float, { description: 'Size of the file' })
  bytes!: number;

  @Field(() => Int, { nullable: true, description: 'Cars in it; null: it cannot be read' })
  cars!: number | null;

  @Field(() => Int, { nullable: true, description: 'Bookings in it, also cancelled ones' })
  bookings!: number | null;

  @Field(() => Int, { nullable: true, description: 'Uploaded files in it' })
  files!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it cannot be restored, or that it is dated after now; null: it was proven when it was made',
  })
  problem!: string | null;
}

@ObjectType({ description: 'A copy that did not succeed' })
class BackupFault {
  @Field(() => DateTime)
  at!: Date;

  @Field(() => String, { description: 'A sentence in Russian' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of several servers, the one it was made by',
  })
  server!: string | null;
}

@ObjectType({ description: 'A copy being made' })
class RunningBackup {
  @Field(() => DateTime)
  startedAt!: Date;

  @Field(() => String, { description: 'data, files or proof' })
  step!: string;

  @Field(() => String, { nullable: true, description: 'Of several servers, the one that makes it' })
  server!: string | null;
}

@ObjectType({ description: 'Scheduled copies of all data' })
export class Backups {
  @Field(() => Boolean, { description: 'Off: BACKUP_DIR is not set; the rest is empty' })
  isOn!: boolean;

  @Field(() => String, { nullable: true, description: 'The folder on the server' })
  folder!: string | null;

  @Field(() => Int, { nullable: true, description: 'Hours between two copies' })
  everyHours!: number | null;

  @Field(() => Int, { nullable: true, description: 'Copies kept; older ones are deleted' })
  kept!: number | null;

  @Field(() => [BackupCopy], { description: 'The newest first' })
  copies!: BackupCopy[];

  @Field(() => DateTime, { nullable: true, description: 'When the next one is due' })
  nextAt!: Date | null;

  @Field(() => Boolean, { description: 'The last whole one is older than two intervals' })
  isLate!: boolean;

  @Field(() => RunningBackup, { nullable: true, description: 'Null: none is being made' })
  running!: RunningBackup | null;

  @Field(() => BackupFault, {
    nullable: true,
    description: 'The last attempt, if it failed; of one server, since it was started',
  })
  failure!: BackupFault | null;
}
