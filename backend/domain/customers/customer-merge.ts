import {
  CUSTOMER_FIELD_NAMES,
  type CustomerDetails,
  type CustomerFieldName,
} from '@schema/fields/customer-fields';
import { recordOf } from '@schema/fields/record-of';

/** Customer fields chosen in a merge. `phone` is digits, as stored. */
export interface MergedFields extends CustomerDetails {
  readonly id: number;
}

/** Id of the customer whose value is kept, per field. */
type MergeChoice = Readonly<Record<`${CustomerFieldName}From`, number>>;

/** The fields of the merged customer. */
export function mergedFields(
  keep: MergedFields,
  gone: MergedFields,
  choice: MergeChoice,
): CustomerDetails {
  const from = (name: CustomerFieldName) => (choice[`${name}From`] === gone.id ? gone : keep);
  return {
    ...recordOf(CUSTOMER_FIELD_NAMES, (name) => from(name)[name]),
    fullName: from('fullName').fullName,
  };
}
