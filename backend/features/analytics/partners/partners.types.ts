import { NamedCarType } from '@backend/operation/types/named-car.types';
import { VERSION } from '@backend/operation/types/read-version.types';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: "A partner's share of a car" })
export class CarShareInput {
  @Field(() => Int, { nullable: true, description: 'Number of the partner; needed' })
  partnerId?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: '0–100, rounded to 3 decimals; zero is left out; needed',
  })
  sharePercent?: number | null;
}

@ObjectType('Partner', { description: 'Who owns a part of the income of some cars' })
export class PartnerType {
  @Field(() => Int, { description: 'Number of the partner' })
  id!: number;

  @Field(() => String, { description: 'Name of the partner' })
  name!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('CarShare', { description: "A partner's share of a car" })
class CarShareType {
  @Field(() => Int, { description: 'Number of the partner' })
  partnerId!: number;

  @Field(() => Float, { description: 'Percent of the revenue, over 0, at most 3 decimals' })
  sharePercent!: number;
}

@ObjectType('CarShares', { description: 'How the income of one car is shared' })
export class CarSharesType extends NamedCarType {
  @Field(() => [CarShareType], { description: 'At most 100 % together' })
  shares!: readonly CarShareType[];

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('PartnerRevenue', { description: 'Who shares the income of which car' })
export class PartnerRevenueType {
  @Field(() => [PartnerType], { description: 'All partners, by name' })
  partners!: readonly PartnerType[];

  @Field(() => [CarSharesType], { description: 'Every car, in the order of the fleet' })
  cars!: readonly CarSharesType[];
}
