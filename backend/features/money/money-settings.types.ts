import { Day } from '@backend/operation/scalars';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Company money settings' })
export class MoneySettings {
  @Field(() => Int, {
    description: 'Number of days after the end of a rental to refund its deposit, 0–30',
  })
  depositReturnDays!: number;

  @Field(() => Day, {
    nullable: true,
    description:
      'Day since which payments are tracked: bookings that had ended before it when recorded are not; null when all are tracked',
  })
  moneySince!: string | null;

  @Field(() => Boolean, { description: 'Whether payments of customers are recorded' })
  recordsPayments!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@InputType({ description: 'Company money settings' })
export class MoneySettingsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of days after the end of a rental to refund its deposit, 0–30; required',
  })
  depositReturnDays?: number | null;

  @Field(() => Day, {
    nullable: true,
    description:
      'Day since which payments are tracked, for bookings recorded from now on; null tracks all',
  })
  moneySince?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether payments of customers are recorded; null or omitted keeps it',
  })
  recordsPayments?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
