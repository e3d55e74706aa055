import { classNames } from '@frontend/shared/lib/class-names';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './Field.module.css';

/** Props common to all fields. */
export interface FieldBasics {
  readonly label: string;
  /** Error under the field, associated with it; null or empty if valid. */
  readonly error?: string | null;
  /** Marks the field as invalid without its own text: the form's error box has the message. */
  readonly isInvalid?: boolean;
  /** A note under the field: a format, a consequence, a found customer. */
  readonly hint?: ReactNode;
  readonly hintLook?: 'muted' | 'success';
  readonly isRequired?: boolean;
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

/** Props of the control that associate label, error and hint with it. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Props of an input with a list of suggestions. */
export type Combobox = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onKeyDown'
>;

interface FieldProps extends FieldBasics {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, then error or hint; associated for screen readers. */
export function Field({
  label,
  error,
  isInvalid = Boolean(error),
  hint,
  hintLook = 'muted',
  isRequired = false,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? textCss.spoken : css.label}>
        {label}
        {isRequired && (
          <span className={css.star} title={KIT_TEXTS.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': isInvalid || undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldNotes id={id} error={error} hint={hint} hintLook={hintLook} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldBasics, 'error' | 'hint' | 'hintLook'> {
  /** The control's id; the notes get `<id>-error` and `<id>-hint`. */
  readonly id: string;
}

/** The lines under a control: the error first, then the hint. */
function FieldNotes({ id, error, hint, hintLook = 'muted' }: FieldNotesProps) {
  return (
    <>
      {error && (
        <div id={`${id}-error`} className={css.error}>
          {error}
        </div>
      )}
      {hint && (
        <div id={`${id}-hint`} className={classNames(css.hint, css[hintLook])}>
          {hint}
        </div>
      )}
    </>
  );
}
