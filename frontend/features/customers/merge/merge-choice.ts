import {
  CUSTOMER_FIELD_NAMES,
  CUSTOMER_FIELDS,
  type CustomerFieldName,
} from '@schema/fields/customer-fields';
import { formatPhone } from '@schema/values/people/phone';
import type { MergedCustomer } from './useMergePreview';

/** The customer whose value of each field is kept. */
export type MergeChoice = Record<`${CustomerFieldName}From`, number>;

/** A field to choose, with its label and both values. */
export interface MergeField {
  readonly name: keyof MergeChoice;
  readonly label: string;
  readonly textOf: (customer: MergedCustomer) => string | null;
}

function shownText(customer: MergedCustomer, name: CustomerFieldName): string | null {
  const text = customer[name] ?? null;
  return text && name === 'phone' ? formatPhone(text) : text;
}

export const MERGE_FIELDS: readonly MergeField[] = CUSTOMER_FIELD_NAMES.map((name) => ({
  name: `${name}From`,
  label: CUSTOMER_FIELDS[name].label,
  textOf: (customer) => shownText(customer, name),
}));

/** Default choice: the kept customer's values; the other's where they are empty. */
export function firstChoice(keep: MergedCustomer, gone: MergedCustomer): MergeChoice {
  const entries = CUSTOMER_FIELD_NAMES.map((name) => [
    `${name}From`,
    !keep[name] && gone[name] ? gone.id : keep.id,
  ]);
  // Object.fromEntries loses the names of its entries.
  return Object.fromEntries(entries) as MergeChoice;
}
