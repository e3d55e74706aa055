import { DateTime, Roubles } from '@backend/operation/scalars';
import { MaintenanceStatusEnum } from '@backend/operation/types/enums.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType()
abstract class WorkInput {
  @Field(() => String, { nullable: true, description: 'Description of the work; required' })
  description?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Start; required' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End, not before the start; required' })
  endDate?: Date | null;

  @Field(() => Roubles, { nullable: true, description: 'Cost in roubles, at least 0; required' })
  cost?: Kopecks | null;
}

@InputType({ description: 'Changes to a maintenance record' })
export class UpdateMaintenanceInput extends WorkInput {
  @Field(() => Int, { nullable: true, description: 'ID of the car; null or omitted keeps it' })
  carId?: number | null;

  @Field(() => MaintenanceStatusEnum, {
    nullable: true,
    description: 'Status; null or omitted keeps it',
  })
  status?: MaintenanceStatus | null;

  @Field(() => Int, {
    nullable: true,
    description: READ_VERSION,
  })
  version?: number | null;
}

@InputType({ description: 'New maintenance record, created as `scheduled`' })
export class CreateMaintenanceInput extends WorkInput {
  @Field(() => Int, { nullable: true, description: 'ID of the car; required' })
  carId?: number | null;

  @Field(() => MaintenanceStatusEnum, {
    nullable: true,
    description: 'Ignored; a new maintenance record is `scheduled`',
  })
  status?: MaintenanceStatus | null;
}
