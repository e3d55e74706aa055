import { Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { AdvanceType } from './advances/advance.types';

@ObjectType({ description: 'Debts, deposits and advance of a customer over all rentals' })
export class CustomerMoney {
  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the customer; null in the repeated response to a request of an earlier release',
  })
  customerId?: number | null;

  @Field(() => Roubles, { description: 'Sum owed by the customer' })
  debt!: Kopecks;

  @Field(() => Roubles, { description: 'Sum owed to the customer' })
  overpaid!: Kopecks;

  @Field(() => Roubles, { description: 'Sum of the deposits held' })
  held!: Kopecks;

  @Field(() => Roubles, {
    description: 'Balance of the advance: taken and neither refunded nor used',
  })
  advance!: Kopecks;

  @Field(() => [AdvanceType], { description: 'Advance entries, newest first' })
  advances!: AdvanceType[];

  @Field(() => Int, {
    description:
      'Version of the advance, incremented by every entry; send it back to detect a stale change',
  })
  version!: number;
}
