import { TextField, type TextFieldProps } from './TextField';

interface NumberFieldProps
  extends Omit<TextFieldProps, 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** Default: a count without decimals, unlike a percentage. */
  readonly hasDecimals?: boolean;
}

/**
 * A number as typed. The form refuses one that is too long: with a `maxLength` the browser would
 * truncate it to another number.
 */
export function NumberField({ hasDecimals = false, ...field }: NumberFieldProps) {
  return (
    <TextField {...field} inputMode={hasDecimals ? 'decimal' : 'numeric'} autoComplete="off" />
  );
}
