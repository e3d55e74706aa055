import type { RequestContext } from '@backend/operation/context';
import { Visible } from '@backend/operation/permit';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { CarDayPriceType, DayAvailabilityType } from './dashboard.types';
import { readDayPrices } from './read-day-prices';

@Resolver(() => DayAvailabilityType)
export class DayPricesResolver {
  @Visible('prices')
  @FieldResolver(() => [CarDayPriceType], {
    nullable: true,
    description: 'Prices of the free cars for one day; null for users who may not edit bookings',
  })
  dayPrices(
    @Root() { date, cars }: DayAvailabilityType,
    @Ctx() ctx: RequestContext,
  ): Promise<readonly CarDayPriceType[]> {
    return readDayPrices(ctx, date, cars);
  }
}
