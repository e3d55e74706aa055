/** What of a customer a merge chooses from. `phone` is digits, as it is kept. */
export interface MergedFields {
  readonly id: number;
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Whose name, phone and e-mail stay: the numbers of the customers. */
export interface MergeChoice {
  readonly fullNameFrom: number;
  readonly phoneFrom: number;
  readonly emailFrom: number;
}

/** Name, phone and e-mail of the customer that two become. */
export function mergedFields(
  keep: MergedFields,
  gone: MergedFields,
  { fullNameFrom, phoneFrom, emailFrom }: MergeChoice,
): Omit<MergedFields, 'id'> {
  const from = (id: number) => (id === gone.id ? gone : keep);
  return {
    fullName: from(fullNameFrom).fullName,
    phone: from(phoneFrom).phone,
    email: from(emailFrom).email,
  };
}
