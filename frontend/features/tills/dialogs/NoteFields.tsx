import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { TILL_FORM_TEXTS } from '@schema/texts/money/tills';
import { formatRoubles } from '@schema/values/money/money';
import { NOTE_VALUES } from '@schema/values/money/tills';
import css from './Dialogs.module.css';

interface NoteFieldsProps {
  /** Typed numbers in the order of NOTE_VALUES. */
  readonly values: readonly string[];
  readonly error: string | null;
  readonly errorAt: (at: number) => string | null;
  readonly onChange: (values: readonly string[]) => void;
}

/** Numbers of notes and coins by value. */
export function NoteFields({ values, error, errorAt, onChange }: NoteFieldsProps) {
  return (
    <fieldset className={css.notes} aria-label={TILL_FORM_TEXTS.byNotes}>
      {NOTE_VALUES.map((value, at) => (
        <NumberField
          key={value}
          label={formatRoubles(value)}
          value={values[at] ?? ''}
          autoFocus={at === 0}
          error={errorAt(at)}
          onChange={(text) =>
            onChange(NOTE_VALUES.map((_, i) => (i === at ? text : (values[i] ?? ''))))
          }
        />
      ))}
      {error && (
        <Text as="p" tone="danger" size="label">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
