import type { CustomerDetails } from '@schema/fields/customer-fields';

/** Customer fields chosen in a merge. `phone` is digits, as stored. */
export interface MergedFields extends CustomerDetails {
  readonly id: number;
}

/** The ids of the customers whose name, phone and e-mail are kept. */
interface MergeChoice {
  readonly fullNameFrom: number;
  readonly phoneFrom: number;
  readonly emailFrom: number;
}

/** Name, phone and e-mail of the merged customer. */
export function mergedFields(
  keep: MergedFields,
  gone: MergedFields,
  { fullNameFrom, phoneFrom, emailFrom }: MergeChoice,
): CustomerDetails {
  const from = (id: number) => (id === gone.id ? gone : keep);
  return {
    fullName: from(fullNameFrom).fullName,
    phone: from(phoneFrom).phone,
    email: from(emailFrom).email,
  };
}
