import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import {
  type MoneySettingsValues,
  moneySettingsForm,
  toMoneySettings,
} from '@schema/forms/money/money-settings';
import { MONEY_SETTINGS_TEXTS } from '@schema/texts/money/money-settings';
import css from './MoneySettings.module.css';
import {
  type MoneySettingsFactsFragment,
  SetMoneySettingsDocument,
} from './money-settings.generated';

const typed = (settings: MoneySettingsFactsFragment): MoneySettingsValues => ({
  depositReturnDays: String(settings.depositReturnDays),
  moneySince: settings.moneySince ?? '',
});

interface MoneySettingsFormProps {
  readonly settings: MoneySettingsFactsFragment;
}

export function MoneySettingsForm({ settings }: MoneySettingsFormProps) {
  const texts = MONEY_SETTINGS_TEXTS;
  const save = useCommand('setMoneySettings', SetMoneySettingsDocument);
  const form = useSaveForm({
    initialValues: typed(settings),
    shape: moneySettingsForm,
    toPayload: toMoneySettings,
    save: async (input) => (await save({ input })).setMoneySettings,
    onSaved: (saved) => {
      form.reset(typed(saved));
      showToast('success', texts.saved);
    },
    fallback: texts.failed,
  });
  const { isPending, isUnsaved } = form;
  return (
    <SaveForm form={form} label={texts.title} className={css.form}>
      <div className={css.fields}>
        <TextField
          label={texts.days}
          hint={texts.daysHint}
          inputMode="numeric"
          maxLength={2}
          {...bound(form, 'depositReturnDays')}
        />
        <DateField label={texts.since} hint={texts.sinceHint} {...bound(form, 'moneySince')} />
      </div>
      <div>
        <Button type="submit" look="primary" disabled={!isUnsaved} isPending={isPending}>
          {texts.save}
        </Button>
      </div>
    </SaveForm>
  );
}
