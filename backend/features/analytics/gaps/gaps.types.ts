import type { Gap } from '@backend/domain/fleet/gaps';
import { DateTime, Day as DayScalar, Roubles } from '@backend/operation/scalars';
import { PageArgs } from '@backend/operation/types/list-args.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { type GapOrder, MAX_SEARCH_LENGTH } from '@schema/constants/search';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';

const GapOrderEnum: { readonly [Order in GapOrder]: Order } = {
  earnings: 'earnings',
  date: 'date',
};

registerEnumType(GapOrderEnum, {
  name: 'GapOrder',
  description: 'Order of gaps; `earnings`: most expensive first, `date`: earliest first',
});

@ArgsType()
export class GapsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Brand and model, one of \`models\`, at most ${MAX_SEARCH_LENGTH} characters; defaults to all models`,
  })
  model?: string | null;

  @Field(() => GapOrderEnum, {
    nullable: true,
    description: 'Order of the gaps; defaults to `earnings`',
  })
  order?: GapOrder | null;
}

@ObjectType('Gap', {
  description: 'One to three whole days on which a car is free between two events',
  simpleResolvers: true,
})
class GapType extends NamedCarType implements Gap {
  @Field(() => DayScalar, { description: 'First free day' })
  firstDay!: Day;

  @Field(() => DayScalar, { description: 'Last free day' })
  lastDay!: Day;

  @Field(() => Int, { description: 'Number of free days, whole days in company time' })
  days!: number;

  @Field(() => DateTime, { description: 'End of the previous event' })
  freeFrom!: Date;

  @Field(() => DateTime, { description: 'Start of the next event' })
  freeUntil!: Date;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Tariff price of the free days; null when one of them has no tariff',
  })
  earnings!: Kopecks | null;
}

@ObjectType('GapPage', { description: 'Page of upcoming gaps' })
export class GapPageType {
  @Field(() => DayScalar, { description: 'First day searched, which is tomorrow' })
  firstDay!: Day;

  @Field(() => DayScalar, { description: 'Last day on which a gap may begin' })
  lastDay!: Day;

  @Field(() => [GapType], { description: 'Gaps of the page, in the requested order' })
  items!: readonly Gap[];

  @Field(() => Int, { description: 'Number of gaps of the requested model on all pages' })
  total!: number;

  @Field(() => Int, {
    description: 'Number of free days in the gaps of the requested model on all pages',
  })
  totalDays!: number;

  @Field(() => Roubles, {
    description: 'Tariff price of the gaps of the requested model on all pages',
  })
  totalEarnings!: Kopecks;

  @Field(() => [String], { description: 'Models with a gap, in alphabetical order' })
  models!: readonly string[];
}
