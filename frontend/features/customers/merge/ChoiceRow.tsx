import { Text } from '@frontend/shared/ui/layout/Text';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import css from './CustomerMerge.module.css';
import type { MergeField } from './merge-choice';
import type { MergedCustomer } from './useMergePreview';

interface ChoiceRowProps {
  readonly field: MergeField;
  readonly keep: MergedCustomer;
  readonly gone: MergedCustomer;
  /** Id of the customer whose value is kept. */
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** A field with the values of both customers; no choice when they are equal. */
export function ChoiceRow({ field, keep, gone, value, onChange }: ChoiceRowProps) {
  const { name, label, textOf } = field;
  const same = textOf(keep) === textOf(gone);
  return (
    <fieldset className={fieldsetCss.fieldset}>
      <legend className={fieldsetCss.legend}>{label}</legend>
      {same ? (
        <p className={css.same}>
          {textOf(keep) ?? CUSTOMER_MERGE_TEXTS.missing}
          {textOf(keep) !== null && (
            <Text tone="muted" size="label">{` · ${CUSTOMER_MERGE_TEXTS.same}`}</Text>
          )}
        </p>
      ) : (
        <div className={css.options}>
          {[keep, gone].map((customer) => (
            <label key={customer.id} className={css.option}>
              <input
                type="radio"
                name={name}
                className={css.radio}
                checked={value === customer.id}
                onChange={() => onChange(customer.id)}
              />
              <span>
                {textOf(customer) ?? (
                  <Text tone="muted" size="label">
                    {CUSTOMER_MERGE_TEXTS.missing}
                  </Text>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
