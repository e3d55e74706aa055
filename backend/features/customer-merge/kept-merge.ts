import type { MergedFields } from '@backend/domain/customers/customer-merge';
import type { Customer } from '@backend/store/entities/customer.entity';

type Facts = Omit<MergedFields, 'id'>;

/** What the change history keeps of a merge: enough to tell it and to take it back. */
export interface KeptMerge extends Facts {
  /** Who is gone. */
  readonly merged: MergedFields & { readonly createdAt: string };
  /** Numbers of the bookings that changed hands. */
  readonly movedBookings: readonly number[];
  /** The one customer as the merge left them. */
  readonly stamp: string;
}

/** What of a customer a merge reads. */
export function factsOf({ id, fullName, phone = null, email = null }: Customer): MergedFields {
  return { id, fullName, phone, email };
}
