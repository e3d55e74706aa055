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
    'One name whatever its words stand like, one e-mail, phones one digit apart, no phone at one of them',
});

@ObjectType('CustomerDuplicate', { description: 'Two customers who look like one person' })
export class CustomerDuplicateType {
  @Field(() => CustomerType, {
    description: 'Who should stay: with more bookings, else known longer',
  })
  keep!: CustomerRecord;

  @Field(() => CustomerType, { description: 'Who may be the same person' })
  gone!: CustomerRecord;

  @Field(() => [REASONS], { description: 'Why they look so' })
  reasons!: readonly LikenessReason[];
}

@ObjectType('CustomerDuplicates', { description: 'Suggested pairs' })
export class CustomerDuplicatesType {
  @Field(() => [CustomerDuplicateType], { description: 'The surest first' })
  items!: readonly CustomerDuplicateType[];

  @Field(() => Int, { description: 'How many pairs there are' })
  total!: number;
}

@ObjectType('CustomerFigures', { description: 'Records of a customer that a merge moves' })
export class CustomerFiguresType {
  @Field(() => Int, { description: 'Complete bookings, cancelled ones included' })
  bookings!: number;

  @Field(() => Int, { description: 'Of them in the archive' })
  cancelledBookings!: number;

  @Field(() => Int, { description: 'Bookings from outside that miss something' })
  incompleteBookings!: number;

  @Field(() => Int, { description: 'Review requests, handled ones included' })
  reviewRequests!: number;

  @Field(() => Int, { description: 'Days of all bookings that were not cancelled' })
  rentalDays!: number;

  @Field(() => Roubles, { description: 'Whole contracts of all bookings that were not cancelled' })
  totalSpent!: Kopecks;
}

@ObjectType('CustomerMergeSide', { description: 'One of the two' })
export class CustomerMergeSideType {
  @Field(() => CustomerType, { description: 'Who it is' })
  customer!: CustomerRecord;

  @Field(() => CustomerFiguresType, { description: 'Records that move' })
  figures!: CustomerFiguresType;
}

@ObjectType('CustomerMergePreview', { description: 'What a merge would do' })
export class CustomerMergePreviewType {
  @Field(() => CustomerMergeSideType, { description: 'Whose card stays' })
  keep!: CustomerMergeSideType;

  @Field(() => CustomerMergeSideType, {
    description: 'The customer whose bookings move and who is deleted',
  })
  gone!: CustomerMergeSideType;

  @Field(() => CustomerFiguresType, { description: 'What the one card will say' })
  total!: CustomerFiguresType;

  @Field(() => String, {
    description: 'Goes back with the merge: it is refused once anything of the two has changed',
  })
  stamp!: string;
}

/*
 * Required fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */
@InputType({ description: 'Two customers to be made one' })
export class MergeCustomersInput implements Partial<Nullable<CustomerMergePayload>> {
  @Field(() => Int, { nullable: true, description: 'Whose card stays; needed' })
  keepId?: number | null;

  @Field(() => Int, { nullable: true, description: 'The customer to delete; needed' })
  goneId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Whose name stays; needed' })
  fullNameFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'Whose phone stays; needed' })
  phoneFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'Whose e-mail stays; needed' })
  emailFrom?: number | null;

  @Field(() => String, { nullable: true, description: 'As the preview gave it; needed' })
  stamp?: string | null;
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

@ObjectType('CustomerMerge', { description: 'Two customers became one, or two again' })
export class CustomerMergeType {
  @Field(() => Int, { description: 'Number of the operation, by which it is undone, or was' })
  operationId!: number;

  @Field(() => CustomerType, { description: 'Who stayed' })
  customer!: CustomerRecord;

  @Field(() => Int, { description: 'Bookings that got another customer' })
  movedBookings!: number;
}
