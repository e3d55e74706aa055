import { Roubles } from '@backend/operation/scalars';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { AnalysisShare } from '@backend/store/entities/fleet/car-analysis.entity';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Share of the profit' })
class ProfitShareInput {
  @Field(() => String, { nullable: true, description: 'Name of the recipient; required' })
  title?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percentage of the profit, clamped to 0–100, rounded to 3 decimals; required',
  })
  percent?: number | null;
}

@InputType({ description: 'Changes to the profit calculator of a car' })
export class CarProfitInput {
  @Field(() => [ProfitShareInput], {
    nullable: true,
    description: 'Shares that replace the current ones, at most 100 % in total; required',
  })
  shares?: ProfitShareInput[] | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Purchase price of the car; null clears it, omitted keeps it',
  })
  purchasePrice?: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Current value of the car; null clears it, omitted keeps it',
  })
  currentValue?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}

@ObjectType('ProfitShare', { description: 'Share of the profit' })
class ProfitShareType implements AnalysisShare {
  @Field(() => String, { description: 'Name of the recipient' })
  title!: string;

  @Field(() => Float, { description: 'Percentage of the profit, 0–100, at most 3 decimals' })
  percent!: number;
}

@ObjectType('CarProfitShares', { description: 'Profit calculator of one car' })
export class CarProfitSharesType {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => [ProfitShareType], { description: 'Shares of the profit, in the order entered' })
  shares!: readonly ProfitShareType[];

  @Field(() => Roubles, {
    nullable: true,
    description: 'Purchase price of the car; null when not given',
  })
  purchasePrice!: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Current value of the car; null when not given',
  })
  currentValue!: Kopecks | null;

  @Field(() => Boolean, {
    description: 'Whether the user may update the calculator, which only the owner may',
  })
  canEdit!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}
