import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Booking } from './booking.entity';
import { Customer } from './customer.entity';
import { Car } from './fleet/car.entity';
import { Maintenance } from './maintenance.entity';
import { CashEntry } from './money/cash-entry.entity';
import { Source } from './source.entity';

/** The mark of a row that was loaded as a sample; exactly one of the references is set. */
export const SampleRow = defineEntity({
  name: 'SampleRow',
  tableName: 'sample_rows',
  properties: {
    id: p.integer().primary().autoincrement(),
    carId: () =>
      p
        .oneToOne(Car)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('car_id')
        .unique('sample_rows_car_id_unique')
        .updateRule('no action')
        .deleteRule('cascade'),
    customerId: () =>
      p
        .oneToOne(Customer)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('customer_id')
        .unique('sample_rows_customer_id_unique')
        .updateRule('no action')
        .deleteRule('cascade'),
    sourceId: () =>
      p
        .oneToOne(Source)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('source_id')
        .unique('sample_rows_source_id_unique')
        .updateRule('no action')
        .deleteRule('cascade'),
    bookingId: () =>
      p
        .oneToOne(Booking)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('booking_id')
        .unique('sample_rows_booking_id_unique')
        .updateRule('no action')
        .deleteRule('cascade'),
    maintenanceId: () =>
      p
        .oneToOne(Maintenance)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('maintenance_id')
        .unique('sample_rows_maintenance_id_unique')
        .updateRule('no action')
        .deleteRule('cascade'),
    cashEntryId: () =>
      p
        .oneToOne(CashEntry)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('cash_entry_id')
        .unique('sample_rows_cash_entry_id_unique')
        .updateRule('no action')
        .deleteRule('cascade'),
  },
});

export type SampleRow = InferEntity<typeof SampleRow>;
