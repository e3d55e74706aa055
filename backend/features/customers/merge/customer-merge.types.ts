import type { LikenessReason } from '@backend/domain/customers/customer-likeness';
import { Roubles } from '@backend/operation/scalars';
import { CustomerType } from '@backend/operation/types/customer.types';
import { enumOf } from '@backend/operation/types/enum-of';
import type { CustomerRecord } from '@backend/store/queries/customers/customer-queries';
import type { CustomerMergePayload } from '@schema/forms/people/customer-merge';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

const REASONS = enumOf<LikenessReason>(['sameName', 'sameEmail', 'phoneTypo', 'phoneMissing']);
registerEnumType(REASONS, {
  name: 'LikenessReason',
  description:
    'Reason to suggest a pair; `sameName`: same words in any order, `sameEmail`: same e-mail, `phoneTypo`: phones that differ in one digit, `phoneMissing`: same name and one without a phone',
});

@ObjectType('CustomerDuplicate', { description: 'Two customers that may be the same person' })
export class CustomerDuplicateType {
  @Field(() => CustomerType, {
    description: 'Customer to keep: the one with more bookings, else the older record',
  })
  keep!: CustomerRecord;

  @Field(() => CustomerType, { description: 'Customer to delete' })
  gone!: CustomerRecord;

  @Field(() => [REASONS], { description: 'Reasons to suggest the pair' })
  reasons!: readonly LikenessReason[];
}

@ObjectType('CustomerDuplicates', { description: 'Pairs of customers that may be the same person' })
export class CustomerDuplicatesType {
  @Field(() => [CustomerDuplicateType], { description: 'Pairs, most likely first' })
  items!: readonly CustomerDuplicateType[];

  @Field(() => Int, { description: 'Number of pairs, those beyond `limit` included' })
  total!: number;
}

@ObjectType('CustomerFigures', { description: 'Figures of the records that a merge moves' })
export class CustomerFiguresType {
  @Field(() => Int, { description: 'Number of complete bookings, cancelled ones included' })
  bookings!: number;

  @Field(() => Int, { description: 'Number of cancelled bookings' })
  cancelledBookings!: number;

  @Field(() => Int, { description: 'Number of incomplete bookings' })
  incompleteBookings!: number;

  @Field(() => Int, { description: 'Number of review requests of any status' })
  reviewRequests!: number;

  @Field(() => Int, { description: 'Rental days of all uncancelled bookings' })
  rentalDays!: number;

  @Field(() => Roubles, { description: 'Sum of the prices of all uncancelled bookings' })
  totalSpent!: Kopecks;
}

@ObjectType('CustomerMergeSide', {
  description: 'Customer of a merge, with figures of their records',
})
export class CustomerMergeSideType {
  @Field(() => CustomerType, { description: 'Customer' })
  customer!: CustomerRecord;

  @Field(() => CustomerFiguresType, { description: 'Figures of the records of the customer' })
  figures!: CustomerFiguresType;
}

@ObjectType('CustomerMergePreview', { description: 'Preview of a merge of two customers' })
export class CustomerMergePreviewType {
  @Field(() => CustomerMergeSideType, { description: 'Customer to keep' })
  keep!: CustomerMergeSideType;

  @Field(() => CustomerMergeSideType, {
    description: 'Customer to delete, whose records are moved',
  })
  gone!: CustomerMergeSideType;

  @Field(() => CustomerFiguresType, { description: 'Figures of the merged customer' })
  total!: CustomerFiguresType;

  @Field(() => String, {
    description:
      'Fingerprint of both customers, required by `mergeCustomers`; STALE when either has changed since',
  })
  stamp!: string;
}

/*
 * Required fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */
@InputType({ description: 'Merge of two customers' })
export class MergeCustomersInput implements Partial<Nullable<CustomerMergePayload>> {
  @Field(() => Int, { nullable: true, description: 'ID of the customer to keep; required' })
  keepId?: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the customer to delete; required' })
  goneId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer whose name is kept; required',
  })
  fullNameFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer whose phone is kept; required',
  })
  phoneFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer whose e-mail is kept; required',
  })
  emailFrom?: number | null;

  @Field(() => String, { nullable: true, description: '`stamp` of the preview; required' })
  stamp?: string | null;
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

@ObjectType('CustomerMerge', { description: 'Result of a merge, or of its undo' })
export class CustomerMergeType {
  @Field(() => Int, { description: 'ID of the merge operation, to undo it' })
  operationId!: number;

  @Field(() => CustomerType, { description: 'Customer that was kept' })
  customer!: CustomerRecord;

  @Field(() => Int, { description: 'Number of bookings moved to the other customer' })
  movedBookings!: number;
}
