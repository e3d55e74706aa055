import type { BoardMaintenanceRecord } from '@backend/store/queries/board/event-rows';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { MaintenanceStatusEnum } from './enums.types';

/** Plain fields without resolvers. */
@ObjectType({ simpleResolvers: true })
export abstract class ServiceWork {
  @Field(() => Int, { description: 'Number of the service work' })
  id!: number;

  @Field(() => String, { description: 'What is done to the car' })
  description!: string;

  @Field(() => MaintenanceStatusEnum, { description: 'How far the work is' })
  status!: MaintenanceStatus;

  @Field(() => DateTime, { description: 'Start of the work' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End of the work; that instant itself is free again' })
  endDate!: Date;

  @Field(() => Roubles, { description: 'Cost of the work' })
  cost!: Kopecks;
}

@ObjectType({ simpleResolvers: true })
export abstract class RecordedWork extends ServiceWork implements BoardMaintenanceRecord {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => Int, { description: 'Grows with every change; send it back to detect a stale edit' })
  version!: number;
}

@ObjectType({ description: 'Service work on a car' })
export class Maintenance extends RecordedWork {
  @Field(() => Boolean, { description: 'The work is unfinished and overlaps a live booking' })
  conflict!: boolean;
}
