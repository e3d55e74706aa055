import { StoreMigration } from '../dialect';

/** Reason of a cancellation; only an archived booking has one. */
export class Migration121CancelReason extends StoreMigration {
  override name = '121-cancel-reason';

  override up(): void {
    this.run([
      `alter table bookings add column cancel_reason text null
        constraint bookings_cancel_reason_check
        check (cancel_reason is null or (cancelled_at is not null and cancel_reason <> ''))`,
    ]);
  }
}
