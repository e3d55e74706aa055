import type { CarFreeAtNight } from '@backend/domain/day/day-availability';
import type { CashboxLine } from '@backend/domain/day/day-cashbox';
import type { DayBooking, DaySection, DayWork } from '@backend/domain/day/day-sections';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import { RecordedWork } from '@backend/operation/types/maintenance.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import type { BoardMaintenanceRecord } from '@backend/store/queries/board/event-rows';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import type { CashEntryRecord } from '@backend/store/queries/day/day-queries';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('CashboxLine', { description: 'What one car earns that day' })
class CashboxLineType extends NamedCarType implements CashboxLine {
  @Field(() => Roubles, { description: 'What its rental days of the date earn' })
  totalRevenue!: Kopecks;
}

@ObjectType('CashboxEntry', { description: 'Money taken by hand that day' })
class CashboxEntryType implements CashEntryRecord {
  @Field(() => Int, { description: 'Number of the entry' })
  id!: number;

  @Field(() => Roubles, { description: 'How much came in; below 0: an entry is taken back' })
  amount!: Kopecks;

  @Field(() => String, { nullable: true, description: 'What it was for' })
  comment!: string | null;

  @Field(() => DateTime, { description: 'When it was recorded' })
  createdAt!: Date;

  @Field(() => Int, { nullable: true, description: 'Number of the entry that this one takes back' })
  reversesId!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When another entry took this one back' })
  reversedAt!: Date | null;
}

/** Plain fields without resolvers, for fleets of thousands of cars. */
@ObjectType('CarFreeAtNight', {
  description: 'A car that is free at 23:59 of the day',
  simpleResolvers: true,
})
class CarFreeAtNightType extends NamedCarType implements CarFreeAtNight {
  @Field(() => String, { nullable: true, description: "Address of the car's main photo" })
  carPhotoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the car in words' })
  carColor!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of the car' })
  carYear!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of what finished that day; null: free all day',
  })
  releaseAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the next booking or service work takes it; null: nothing follows',
  })
  nextBookingStart!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Whole dates between the day and the next start; null: nothing follows',
  })
  freeDaysUntilNext!: number | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description: 'A rental whose return is not marked, so that the car may not be here; null: none',
  })
  unreturned!: UnreturnedRentalType | null;
}

@ObjectType('CarDayPrice', { description: 'What a car costs for one day', simpleResolvers: true })
export class CarDayPriceType {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Tariff price of a booking of one day that begins on the date; null: no tariff',
  })
  price!: Kopecks | null;
}

@ObjectType('DayAvailability', { description: 'Cars free at 23:59 of the day' })
export class DayAvailabilityType {
  readonly date!: string;

  @Field(() => Int, { description: 'How many' })
  count!: number;

  @Field(() => [CarFreeAtNightType], { description: 'In the order of the fleet' })
  cars!: readonly CarFreeAtNightType[];
}

@ObjectType('DayBooking', {
  description: 'A booking in a section of the day',
  simpleResolvers: true,
})
class DayBookingType extends ListedBookingType implements DayBooking<ListedBookingRecord> {
  @Field(() => String, { nullable: true, description: "Address of the car's main photo" })
  carPhotoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the car in words' })
  carColor!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of the car' })
  carYear!: number | null;
}

@ObjectType('DaySection', { description: 'Bookings of one section of the day' })
class DaySectionType implements DaySection<ListedBookingRecord> {
  @Field(() => Int, { description: 'How many' })
  count!: number;

  @Field(() => Roubles, { description: 'Sum of whole contracts' })
  totalPrice!: Kopecks;

  @Field(() => [DayBookingType], { description: 'In the order of their moments' })
  bookings!: readonly DayBookingType[];
}

@ObjectType('DayService', { description: 'Service work of any status that touches the day' })
class DayServiceWorkType extends RecordedWork implements DayWork<BoardMaintenanceRecord> {
  @Field(() => String, { description: 'Brand and model of the car, else its plate' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate of the car' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: "Address of the car's main photo" })
  carPhotoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the car in words' })
  carColor!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of the car' })
  carYear!: number | null;
}

@ObjectType('DayServiceSection', { description: 'Service work of the day' })
class DayServiceSectionType {
  @Field(() => Int, { description: 'How many' })
  count!: number;

  @Field(() => [DayServiceWorkType], { description: 'By start' })
  maintenances!: readonly DayServiceWorkType[];
}

@ObjectType('DailyDashboard', { description: 'One day of the fleet' })
export class DailyDashboardType {
  @Field(() => Day, { description: 'The day' })
  date!: string;

  @Field(() => Roubles, { description: 'What the cars earn that day plus the money by hand' })
  cashboxTotal!: Kopecks;

  @Field(() => [CashboxLineType], { description: 'Cars that earn something that day' })
  cashboxDetails!: readonly CashboxLineType[];

  @Field(() => [CashboxEntryType], { description: 'Money taken by hand, by time' })
  cashboxManualEntries!: readonly CashboxEntryType[];

  @Field(() => Roubles, { description: 'Sum of the money taken by hand' })
  cashboxManualTotal!: Kopecks;

  @Field(() => Float, { description: 'Cars with a rental day on the date / all cars × 100' })
  fleetLoadPercent!: number;

  @Field(() => Int, { description: 'Cars of the fleet' })
  totalCars!: number;

  @Field(() => Int, { description: 'Cars free at 23:59' })
  availableCars!: number;

  @Field(() => DayAvailabilityType, { description: 'Cars free at 23:59' })
  available!: DayAvailabilityType;

  @Field(() => DaySectionType, { description: 'Live bookings that start that day' })
  handovers!: DaySectionType;

  @Field(() => DaySectionType, { description: 'Live bookings that end that day' })
  returns!: DaySectionType;

  @Field(() => DayServiceSectionType, { description: 'Service work that touches the day' })
  service!: DayServiceSectionType;

  @Field(() => DaySectionType, { description: 'Recorded that day and not cancelled' })
  newBookings!: DaySectionType;
}
