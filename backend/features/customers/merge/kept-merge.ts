import type { MergedFields } from '@backend/domain/customers/customer-merge';
import type { Customer } from '@backend/store/entities/customer.entity';
import { type CustomerDetails, customerDetails } from '@schema/fields/customer-fields';

/** Snapshot of a merge in the change history. */
export interface KeptMerge extends CustomerDetails {
  /** The removed customer. */
  readonly merged: MergedFields & { readonly createdAt: string };
  /** Ids of the bookings that were moved. */
  readonly movedBookings: readonly number[];
  /** Moved lines of the advance; absent in merges of releases without advances. */
  readonly movedAdvances?: readonly number[];
  /** Moved documents; absent in merges of releases without documents. */
  readonly movedPapers?: readonly number[];
  /** The kept customer right after the merge. */
  readonly stamp: string;
}

/** Data for the undo of a merge. */
export interface MergeBefore {
  readonly keep: MergedFields;
  /** The removed customer. */
  readonly gone: MergedFields;
  readonly createdAt: Date;
  readonly movedBookings: readonly number[];
  readonly movedAdvances: readonly number[];
  /** Absent in merges of releases without documents. */
  readonly movedPapers?: readonly number[];
}

/** Customer fields that a merge reads. */
export function factsOf(customer: Customer): MergedFields {
  return { id: customer.id, ...customerDetails(customer) };
}
