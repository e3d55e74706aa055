import { DateTime } from '@backend/operation/scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Backup of all data' })
class BackupCopy {
  @Field(() => String, { description: 'File name' })
  name!: string;

  @Field(() => DateTime, { description: 'Moment whose data the backup contains' })
  at!: Date;

  @Field(() => Float, { description: 'File size in bytes' })
  bytes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of cars; null when the file cannot be read',
  })
  cars!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of bookings, cancelled ones included; null when the file cannot be read',
  })
  bookings!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of uploaded files; null when the file cannot be read',
  })
  files!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason in Russian why it cannot be restored, or a note that it is dated in the future; null for a verified backup',
  })
  problem!: string | null;
}

@ObjectType({ description: 'Failed backup' })
class BackupFault {
  @Field(() => DateTime, { description: 'Time of the failure' })
  at!: Date;

  @Field(() => String, { description: 'Reason for the failure, in Russian' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the server that made it; null when there is only one server',
  })
  server!: string | null;
}

@ObjectType({ description: 'Backup being made' })
class RunningBackup {
  @Field(() => DateTime, { description: 'Start time' })
  startedAt!: Date;

  @Field(() => String, {
    description:
      'Current step: `data` (tables), `files` (uploaded files) or `proof` (restoring it to compare)',
  })
  step!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the server that makes it; null when there is only one server',
  })
  server!: string | null;
}

@ObjectType({ description: 'Scheduled backups of all data' })
export class Backups {
  @Field(() => Boolean, {
    description:
      'Whether BACKUP_DIR is set and backups are made; when false, all other fields are empty',
  })
  isOn!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Folder on the server; null when backups are off',
  })
  folder!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Interval between backups in hours; null when backups are off',
  })
  everyHours!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of backups to keep, older ones are deleted; null when backups are off',
  })
  kept!: number | null;

  @Field(() => [BackupCopy], { description: 'Backups, newest first' })
  copies!: BackupCopy[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the next scheduled backup; null when backups are off',
  })
  nextAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether the latest restorable backup is older than two intervals',
  })
  isLate!: boolean;

  @Field(() => RunningBackup, {
    nullable: true,
    description: 'Backup being made; null when there is none',
  })
  running!: RunningBackup | null;

  @Field(() => BackupFault, {
    nullable: true,
    description: 'Failure of the last backup; null when it has not failed',
  })
  failure!: BackupFault | null;
}
