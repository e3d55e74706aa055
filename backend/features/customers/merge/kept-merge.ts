import type { MergedFields } from '@backend/domain/customers/customer-merge';
import type { Customer } from '@backend/store/entities/customer.entity';
import { type CustomerDetails, customerDetails } from '@schema/fields/customer-fields';

/** Snapshot of a merge in the change history, sufficient to show and undo it. */
export interface KeptMerge extends CustomerDetails {
  /** The removed customer. */
  readonly merged: MergedFields & { readonly createdAt: string };
  /** Ids of the bookings that were moved. */
  readonly movedBookings: readonly number[];
  /** Lines of the advance that were moved; merges before there were advances have none. */
  readonly movedAdvances?: readonly number[];
  /** The kept customer right after the merge. */
  readonly stamp: string;
}

/** Customer fields that a merge reads. */
export function factsOf(customer: Customer): MergedFields {
  return { id: customer.id, ...customerDetails(customer) };
}
