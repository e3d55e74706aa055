import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import {
  type MoneySettingsValues,
  moneySettingsForm,
  toMoneySettings,
} from '@schema/forms/money/money-settings';
import { MONEY_SETTINGS_TEXTS } from '@schema/texts/money/money-settings';
import { formatDay } from '@schema/values/time/calendar';
import { useState } from 'react';
import css from './MoneySettings.module.css';
import {
  type MoneySettingsFactsFragment,
  SetMoneySettingsDocument,
} from './money-settings.generated';

const typed = (settings: MoneySettingsFactsFragment): MoneySettingsValues => ({
  depositReturnDays: String(settings.depositReturnDays),
  moneySince: settings.moneySince ?? '',
  recordsPayments: settings.recordsPayments,
});

const shown = (settings: MoneySettingsFactsFragment) => {
  const { depositReturnDays, moneySince = null, recordsPayments } = settings;
  const { on, off } = MONEY_SETTINGS_TEXTS;
  return [
    { title: MONEY_SETTINGS_TEXTS.records, value: recordsPayments ? on : off },
    { title: MONEY_SETTINGS_TEXTS.days, value: String(depositReturnDays) },
    { title: MONEY_SETTINGS_TEXTS.since, value: moneySince && formatDay(moneySince) },
  ];
};

const changesOf = (was: MoneySettingsFactsFragment, now: MoneySettingsFactsFragment) =>
  shown(was).flatMap(({ title, value }, index) => {
    const after = shown(now)[index]?.value ?? null;
    return value === after ? [] : [{ title, was: value, now: after }];
  });

interface MoneySettingsFormProps {
  readonly settings: MoneySettingsFactsFragment;
}

export function MoneySettingsForm({ settings }: MoneySettingsFormProps) {
  const texts = MONEY_SETTINGS_TEXTS;
  const save = useCommand('setMoneySettings', SetMoneySettingsDocument);
  const [opened, open] = useState(settings);
  const form = useSaveForm({
    initialValues: typed(opened),
    shape: moneySettingsForm,
    toPayload: toMoneySettings,
    save: async (input) =>
      (await save({ input: { ...input, version: opened.version } })).setMoneySettings,
    onSaved: (saved) => {
      open(saved);
      form.reset(typed(saved));
      showToast('success', texts.saved);
    },
    fallback: texts.failed,
  });
  const newer = useNewer({
    record: settings,
    opened,
    open,
    form,
    valuesOf: typed,
    changesOf,
    isNewer: hasNewerVersion,
  });
  const { isPending, isUnsaved } = form;
  return (
    <SaveForm form={form} label={texts.title} className={css.form} newer={newer}>
      <Checkbox
        name="recordsPayments"
        label={texts.records}
        hint={texts.recordsHint}
        isChecked={form.values.recordsPayments}
        onChange={(recordsPayments) => form.update((was) => ({ ...was, recordsPayments }))}
      />
      <div className={css.fields}>
        <NumberField
          label={texts.days}
          hint={texts.daysHint}
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
