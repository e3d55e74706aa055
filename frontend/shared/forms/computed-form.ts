interface TypedForm<Values> {
  readonly values: Values;
  readonly update: (change: (values: Values) => Values) => void;
  readonly messagesOf: (shown: Values) => object;
}

/**
 * A form of `useSaveForm` whose values depend on data that arrive later, e.g. on an estimate:
 * displays, changes and validates the result of `compute` over the typed values. Its `awaited` has
 * to compute the same for a save.
 */
export function computedForm<Values, Form extends TypedForm<Values>>(
  form: Form & TypedForm<Values>,
  compute: (values: Values) => Values,
): Form {
  const values = compute(form.values);
  return {
    ...form,
    ...form.messagesOf(values),
    values,
    update: (change: (values: Values) => Values) => form.update((was) => change(compute(was))),
  };
}
