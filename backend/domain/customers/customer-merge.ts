/** Customer fields chosen in a merge. `phone` is digits, as stored. */
export interface MergedFields {
  readonly id: number;
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The ids of the customers whose name, phone and e-mail are kept. */
export interface MergeChoice {
  readonly fullNameFrom: number;
  readonly phoneFrom: number;
  readonly emailFrom: number;
}

/** Name, phone and e-mail of the merged customer. */
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
