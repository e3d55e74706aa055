import { DateTime, Roubles } from '@backend/operation/scalars';
import { MaintenanceStatusEnum } from '@backend/operation/types/enums.types';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType()
abstract class WorkInput {
  @Field(() => String, { nullable: true, description: 'What is done to the car; needed' })
  description?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the work; needed' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End, not before the start; needed' })
  endDate?: Date | null;

  @Field(() => Roubles, { nullable: true, description: 'Cost of the work; needed' })
  cost?: Kopecks | null;
}

@InputType({ description: 'What the service-work form sends when editing' })
export class UpdateMaintenanceInput extends WorkInput {
  @Field(() => Int, { nullable: true, description: 'Moves the work to another car' })
  carId?: number | null;

  @Field(() => MaintenanceStatusEnum, {
    nullable: true,
    description: 'How far the work is; absent leaves it',
  })
  status?: MaintenanceStatus | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the work has moved on',
  })
  version?: number | null;
}

@InputType({ description: 'New service work; it starts as scheduled' })
export class CreateMaintenanceInput extends WorkInput {
  @Field(() => Int, { nullable: true, description: 'Number of the car; needed' })
  carId?: number | null;

  @Field(() => MaintenanceStatusEnum, {
    nullable: true,
    description: 'Ignored: new work starts as scheduled, an edit changes it',
  })
  status?: MaintenanceStatus | null;
}
