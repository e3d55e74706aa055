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
  description: 'earnings: the dearest first; date: the nearest first',
});

@ArgsType()
export class GapsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Brand and model, one of \`models\`; unset: all; at most ${MAX_SEARCH_LENGTH} letters`,
  })
  model?: string | null;

  @Field(() => GapOrderEnum, { nullable: true, description: 'Unset: earnings' })
  order?: GapOrder | null;
}

@ObjectType('Gap', {
  description: 'A few whole days on which a car is idle between two events',
  simpleResolvers: true,
})
class GapType extends NamedCarType implements Gap {
  @Field(() => DayScalar, { description: 'First idle day' })
  firstDay!: Day;

  @Field(() => DayScalar, { description: 'Last idle day' })
  lastDay!: Day;

  @Field(() => Int, { description: 'Whole days of company time' })
  days!: number;

  @Field(() => DateTime, { description: 'When the event before lets the car go' })
  freeFrom!: Date;

  @Field(() => DateTime, { description: 'When the event after takes it' })
  freeUntil!: Date;

  @Field(() => Roubles, {
    nullable: true,
    description: 'What the tariffs ask for those days; null: a day has no tariff',
  })
  earnings!: Kopecks | null;
}

@ObjectType('GapPage', { description: 'A page of the gaps of the next days' })
export class GapPageType {
  @Field(() => DayScalar, { description: 'First checked day: tomorrow' })
  firstDay!: Day;

  @Field(() => DayScalar, { description: 'Last day a gap may begin on' })
  lastDay!: Day;

  @Field(() => [GapType], { description: 'The gaps of the page, in the requested order' })
  items!: readonly Gap[];

  @Field(() => Int, { description: 'How many there are, of the requested model' })
  total!: number;

  @Field(() => Int, { description: 'Idle days of all of them' })
  totalDays!: number;

  @Field(() => Roubles, { description: 'What all of them would earn' })
  totalEarnings!: Kopecks;

  @Field(() => [String], { description: 'Models with a gap, by the alphabet' })
  models!: readonly string[];
}
