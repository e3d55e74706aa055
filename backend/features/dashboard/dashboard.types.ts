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

@ObjectType('CashboxLine', { description: 'Revenue of one car on the day' })
class CashboxLineType extends NamedCarType implements CashboxLine {
  @Field(() => Roubles, { description: 'Revenue of the rental days that fall on the day' })
  totalRevenue!: Kopecks;
}

@ObjectType('CashboxEntry', { description: 'Manual cash entry of the day' })
class CashboxEntryType implements CashEntryRecord {
  @Field(() => Int, { description: 'ID of the entry' })
  id!: number;

  @Field(() => Roubles, { description: 'Amount in roubles; negative for an offsetting entry' })
  amount!: Kopecks;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the entry that this one reverses; null when it reverses none',
  })
  reversesId!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the reversal; null when not reversed',
  })
  reversedAt!: Date | null;
}

/** Plain fields without resolvers, for fleets of thousands of cars. */
@ObjectType('CarFreeAtNight', {
  description: 'Car free at 23:59 of the day',
  simpleResolvers: true,
})
class CarFreeAtNightType extends NamedCarType implements CarFreeAtNight {
  @Field(() => String, {
    nullable: true,
    description: 'URL of the main photo; null when there is none',
  })
  carPhotoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the car; null when not given' })
  carColor!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of manufacture; null when not given' })
  carYear!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the last event that ended on the day; null when the car was free all day',
  })
  releaseAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of the next booking or maintenance; null when none follows',
  })
  nextBookingStart!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of whole days between the day and the next start; null when none follows',
  })
  freeDaysUntilNext!: number | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description:
      'Last rental of the car whose return is not marked, so the car may still be out; null when there is none',
  })
  unreturned!: UnreturnedRentalType | null;
}

@ObjectType('CarDayPrice', { description: 'Price of a car for one day', simpleResolvers: true })
export class CarDayPriceType {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => Roubles, {
    nullable: true,
    description:
      'Tariff price of a one-day booking that starts on the day; null when there is no tariff',
  })
  price!: Kopecks | null;
}

@ObjectType('DayAvailability', { description: 'Cars free at 23:59 of the day' })
export class DayAvailabilityType {
  readonly date!: string;

  @Field(() => Int, { description: 'Number of free cars' })
  count!: number;

  @Field(() => [CarFreeAtNightType], { description: 'Free cars in fleet order' })
  cars!: readonly CarFreeAtNightType[];
}

@ObjectType('DayBooking', {
  description: 'Booking in a section of the day',
  simpleResolvers: true,
})
class DayBookingType extends ListedBookingType implements DayBooking<ListedBookingRecord> {
  @Field(() => String, {
    nullable: true,
    description: 'URL of the main photo; null when there is none',
  })
  carPhotoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the car; null when not given' })
  carColor!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of manufacture; null when not given' })
  carYear!: number | null;
}

@ObjectType('DaySection', { description: 'Section of the day: handovers, returns or new bookings' })
class DaySectionType implements DaySection<ListedBookingRecord> {
  @Field(() => Int, { description: 'Number of bookings' })
  count!: number;

  @Field(() => Roubles, { description: 'Sum of the whole prices of the bookings' })
  totalPrice!: Kopecks;

  @Field(() => [DayBookingType], {
    description: 'Bookings by pickup, return or creation time, as the section goes',
  })
  bookings!: readonly DayBookingType[];
}

@ObjectType('DayService', { description: 'Maintenance of any status that overlaps the day' })
class DayServiceWorkType extends RecordedWork implements DayWork<BoardMaintenanceRecord> {
  @Field(() => String, { description: 'Brand and model of the car, else the license plate' })
  carTitle!: string;

  @Field(() => String, { description: 'License plate of the car' })
  licensePlate!: string;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the main photo; null when there is none',
  })
  carPhotoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Colour of the car; null when not given' })
  carColor!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of manufacture; null when not given' })
  carYear!: number | null;
}

@ObjectType('DayServiceSection', { description: 'Maintenance of the day' })
class DayServiceSectionType {
  @Field(() => Int, { description: 'Number of maintenance records' })
  count!: number;

  @Field(() => [DayServiceWorkType], { description: 'Maintenance records, by start' })
  maintenances!: readonly DayServiceWorkType[];
}

@ObjectType('DailyDashboard', { description: 'Dashboard of one day' })
export class DailyDashboardType {
  @Field(() => Day, { description: 'Day in company time' })
  date!: string;

  @Field(() => Roubles, { description: 'Revenue of all cars on the day plus manual cash entries' })
  cashboxTotal!: Kopecks;

  @Field(() => [CashboxLineType], {
    description: 'Revenue by car; cars without revenue are left out',
  })
  cashboxDetails!: readonly CashboxLineType[];

  @Field(() => [CashboxEntryType], { description: 'Manual cash entries, oldest first' })
  cashboxManualEntries!: readonly CashboxEntryType[];

  @Field(() => Roubles, { description: 'Sum of the manual cash entries' })
  cashboxManualTotal!: Kopecks;

  @Field(() => Float, {
    description: 'Cars with a rental day on the day as a percentage of all cars, 0–100',
  })
  fleetLoadPercent!: number;

  @Field(() => Int, { description: 'Number of cars in the fleet' })
  totalCars!: number;

  @Field(() => Int, { description: 'Number of cars free at 23:59' })
  availableCars!: number;

  @Field(() => DayAvailabilityType, { description: 'Cars free at 23:59' })
  available!: DayAvailabilityType;

  @Field(() => DaySectionType, { description: 'Uncancelled bookings that start on the day' })
  handovers!: DaySectionType;

  @Field(() => DaySectionType, { description: 'Uncancelled bookings that end on the day' })
  returns!: DaySectionType;

  @Field(() => DayServiceSectionType, { description: 'Maintenance that overlaps the day' })
  service!: DayServiceSectionType;

  @Field(() => DaySectionType, { description: 'Uncancelled bookings created on the day' })
  newBookings!: DaySectionType;
}
