import type { BoardMaintenanceRecord } from '@backend/store/queries/board/event-rows';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { MaintenanceStatusEnum } from './enums.types';
import { VERSION } from './read-version.types';

/** Plain fields without resolvers. */
@ObjectType({ simpleResolvers: true })
export abstract class ServiceWork {
  @Field(() => Int, { description: 'ID of the maintenance record' })
  id!: number;

  @Field(() => String, { description: 'Description of the work' })
  description!: string;

  @Field(() => MaintenanceStatusEnum, { description: 'Status' })
  status!: MaintenanceStatus;

  @Field(() => DateTime, { description: 'Start' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End; the car is free from this instant on' })
  endDate!: Date;

  @Field(() => Roubles, { description: 'Cost in roubles' })
  cost!: Kopecks;
}

@ObjectType({ simpleResolvers: true })
export abstract class RecordedWork extends ServiceWork implements BoardMaintenanceRecord {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({ description: 'Maintenance of a car' })
export class Maintenance extends RecordedWork {
  @Field(() => Boolean, {
    description: 'Whether the maintenance is unfinished and overlaps an uncancelled booking',
  })
  conflict!: boolean;
}
