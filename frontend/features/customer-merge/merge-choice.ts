import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import type { CustomerMergePayload } from '@schema/forms/people/customer-merge';
import { formatPhone } from '@schema/values/people/phone';
import type { MergedCustomer } from './useMergePreview';

/** The customers whose name, phone and e-mail are kept. */
export type MergeChoice = Pick<CustomerMergePayload, 'fullNameFrom' | 'phoneFrom' | 'emailFrom'>;

/** A field to choose, with its label and both values. */
export interface MergeField {
  readonly name: keyof MergeChoice;
  readonly label: string;
  readonly textOf: (customer: MergedCustomer) => string | null;
}

export const MERGE_FIELDS: readonly MergeField[] = [
  {
    name: 'fullNameFrom',
    label: CUSTOMER_FIELDS.fullName.label,
    textOf: ({ fullName }) => fullName,
  },
  {
    name: 'phoneFrom',
    label: CUSTOMER_FIELDS.phone.label,
    textOf: ({ phone }) => (phone ? formatPhone(phone) : null),
  },
  { name: 'emailFrom', label: CUSTOMER_FIELDS.email.label, textOf: ({ email }) => email ?? null },
];

/** Default choice: the kept customer's values; the other's where they are empty. */
export function firstChoice(keep: MergedCustomer, gone: MergedCustomer): MergeChoice {
  const from = (mine: unknown, theirs: unknown) => (!mine && theirs ? gone.id : keep.id);
  return {
    fullNameFrom: keep.id,
    phoneFrom: from(keep.phone, gone.phone),
    emailFrom: from(keep.email, gone.email),
  };
}
