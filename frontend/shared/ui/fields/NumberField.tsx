import { TextField, type TextFieldProps } from './TextField';

interface NumberFieldProps
  extends Omit<TextFieldProps, 'inputMode' | 'autoComplete' | 'maxLength'> {
  /** A count by default; a percent has decimals. */
  readonly hasDecimals?: boolean;
}

/**
 * A number as typed. Its form refuses one that is too long: with a `maxLength` the browser would cut it to
 * another number.
 */
export function NumberField({ hasDecimals = false, ...field }: NumberFieldProps) {
  return (
    <TextField {...field} inputMode={hasDecimals ? 'decimal' : 'numeric'} autoComplete="off" />
  );
}
