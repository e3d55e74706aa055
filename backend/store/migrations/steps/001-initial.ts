import { StoreMigration } from '../dialect';
import { doubleBookingConstraint } from '../double-booking-constraint';
import { accountTables } from '../initial/account-tables';
import { bookingTables } from '../initial/booking-tables';
import { fleetTables } from '../initial/fleet-tables';
import { reviewTables } from '../initial/review-tables';

/** Tables of the first release, with indexes, checks and the constraint against double bookings. */
export class Migration001Initial extends StoreMigration {
  override name = '001-initial';

  override up(): void {
    this.run(accountTables(this.dialect));
    this.run(fleetTables(this.dialect));
    this.run(bookingTables(this.dialect));
    this.run(reviewTables(this.dialect));
    this.run(doubleBookingConstraint(this.dialect));
  }
}
