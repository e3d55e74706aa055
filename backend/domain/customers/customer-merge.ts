/** What of a customer a merge chooses from. `phone` is digits, as it is kept. */
export interface MergedFacts {
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
export function mergedFacts(
  keep: MergedFacts,
  gone: MergedFacts,
  { fullNameFrom, phoneFrom, emailFrom }: MergeChoice,
): Omit<MergedFacts, 'id'> {
  const from = (id: number) => (id === gone.id ? gone : keep);
  return {
    fullName: from(fullNameFrom).fullName,
    phone: from(phoneFrom).phone,
    email: from(emailFrom).email,
  };
}
