import { bound } from '@frontend/shared/forms/bound';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PRICE_STEP } from '@schema/constants';
import { TILL_FORM_TEXTS } from '@schema/texts/money/tills';
import css from './Dialogs.module.css';

interface WithAmount {
  readonly amount: string;
}

interface AmountOfTillProps<Values extends WithAmount> {
  readonly form: {
    readonly values: Values;
    readonly update: (change: (was: Values) => Values) => void;
    readonly errorOf: (name: keyof Values & string) => string | null;
  };
  /** The till whose whole cash «Всё» enters; null: unknown. */
  readonly till: TillFacts | null;
}

/** An amount out of a till, or all of it. */
export function AmountOfTill<Values extends WithAmount>({ form, till }: AmountOfTillProps<Values>) {
  const all = till?.balance ?? 0;
  return (
    <div className={css.amount}>
      <MoneyField
        className={css.sum}
        label={TILL_FORM_TEXTS.amount}
        step={PRICE_STEP}
        isRequired
        autoFocus
        {...bound(form, 'amount')}
      />
      {all > 0 && (
        <Button onClick={() => form.update((was) => ({ ...was, amount: typedAmount(all) }))}>
          {TILL_FORM_TEXTS.all}
        </Button>
      )}
    </div>
  );
}
