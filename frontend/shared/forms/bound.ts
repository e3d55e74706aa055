/** The part of a form's state that its fields use. */
interface FormState<Values> {
  readonly values: Values;
  readonly update: (change: (was: Values) => Values) => void;
  readonly errorOf: (name: keyof Values & string) => string | null;
}

/**
 * The props that connect a field with its value. `set`: for fields that change other values too.
 */
export function bound<Values extends object, Name extends keyof Values & string>(
  { values, update, errorOf }: FormState<Values>,
  name: Name,
  set = (was: Values, value: Values[Name]): Values => ({ ...was, [name]: value }),
) {
  return {
    name,
    value: values[name],
    onChange: (value: Values[Name]) => update((was) => set(was, value)),
    error: errorOf(name),
  };
}
