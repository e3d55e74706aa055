import { Roubles } from '@backend/operation/scalars';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { AnalysisShare } from '@backend/store/entities/fleet/car-analysis.entity';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'One share of the profit' })
class ProfitShareInput {
  @Field(() => String, { nullable: true, description: 'Whose it is; needed' })
  title?: string | null;

  @Field(() => Float, { nullable: true, description: 'Clamped to 0–100, 3 decimals; needed' })
  percent?: number | null;
}

@InputType({ description: 'What the owner enters for a car' })
export class CarProfitInput {
  @Field(() => [ProfitShareInput], {
    nullable: true,
    description: 'In place of the old ones, at most 100 % together; needed',
  })
  shares?: ProfitShareInput[] | null;

  @Field(() => Roubles, { nullable: true, description: 'Null empties it; absent leaves it' })
  purchasePrice?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Null empties it; absent leaves it' })
  currentValue?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}

@ObjectType('ProfitShare', { description: 'One share of the profit' })
class ProfitShareType implements AnalysisShare {
  @Field(() => String, { description: 'Whose it is' })
  title!: string;

  @Field(() => Float, { description: '0–100, at most 3 decimals' })
  percent!: number;
}

@ObjectType('CarProfitShares', { description: 'The profit calculator of one car' })
export class CarProfitSharesType {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => [ProfitShareType], { description: 'In the order they were entered' })
  shares!: readonly ProfitShareType[];

  @Field(() => Roubles, { nullable: true, description: 'What the car was bought for' })
  purchasePrice!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'What it is worth now' })
  currentValue!: Kopecks | null;

  @Field(() => Boolean, { description: 'Whether the caller may change this: only the owner may' })
  canEdit!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}
