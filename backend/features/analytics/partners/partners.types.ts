import { Day } from '@backend/operation/scalars';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { VERSION } from '@backend/operation/types/read-version.types';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: "Partner's share of the revenue of a car" })
export class CarShareInput {
  @Field(() => Int, { nullable: true, description: 'ID of the partner; required' })
  partnerId?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percentage of the revenue, 0–100, rounded to 3 decimals; a share of 0 is not saved; required',
  })
  sharePercent?: number | null;
}

@ObjectType('Partner', { description: 'Partner with a share of the revenue of some cars' })
export class PartnerType {
  @Field(() => Int, { description: 'ID of the partner' })
  id!: number;

  @Field(() => String, { description: 'Name of the partner' })
  name!: string;

  @Field(() => Day, {
    nullable: true,
    description: 'First day in company time counted into what is left to pay; null for all days',
  })
  settledFrom!: string | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('CarShare', { description: "Partner's share of the revenue of a car" })
class CarShareType {
  @Field(() => Int, { description: 'ID of the partner' })
  partnerId!: number;

  @Field(() => Float, { description: 'Percentage of the revenue, above 0, at most 3 decimals' })
  sharePercent!: number;
}

@ObjectType('CarShareSet', { description: 'Partner shares of a car from a day on' })
class CarShareSetType {
  @Field(() => Day, {
    nullable: true,
    description: 'First day in company time; null for the shares before any other',
  })
  fromDay!: string | null;

  @Field(() => [CarShareType], { description: 'Partner shares, at most 100 % in total' })
  shares!: readonly CarShareType[];
}

@ObjectType('CarShares', { description: 'Partner shares of the revenue of one car' })
export class CarSharesType extends NamedCarType {
  @Field(() => [CarShareType], { description: 'Partner shares today, at most 100 % in total' })
  shares!: readonly CarShareType[];

  @Field(() => [CarShareSetType], {
    description:
      'Partner shares by the day from which they hold, the first without a day; each holds until the next',
  })
  shareSets!: readonly CarShareSetType[];

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('PartnerRevenue', {
  description: 'Partners and their shares of the revenue of each car',
})
export class PartnerRevenueType {
  @Field(() => [PartnerType], { description: 'All partners, by name' })
  partners!: readonly PartnerType[];

  @Field(() => [CarSharesType], { description: 'All cars with their shares, in fleet order' })
  cars!: readonly CarSharesType[];
}
