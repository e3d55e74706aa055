import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Text } from '@frontend/shared/ui/layout/Text';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import { sheetSettingsForm, toSheetSettings } from '@schema/forms/handover/sheet-settings';
import { SHEET_SETTINGS_TEXTS } from '@schema/texts/handover/sheet-settings';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { NAMED_ANGLES, type NamedAngle } from '@schema/values/handover/sheet';
import { useState } from 'react';
import { AccessoryNames } from './AccessoryNames';
import css from './SheetSettings.module.css';
import { changesOf, typedSettings } from './settings-values';
import {
  SetSheetSettingsDocument,
  type SheetSettingsFactsFragment,
} from './sheet-settings.generated';

const texts = SHEET_SETTINGS_TEXTS;

interface SheetSettingsFormProps {
  readonly settings: SheetSettingsFactsFragment;
}

export function SheetSettingsForm({ settings }: SheetSettingsFormProps) {
  const save = useCommand('setSheetSettings', SetSheetSettingsDocument);
  const [opened, open] = useState(settings);
  const form = useSaveForm({
    initialValues: typedSettings(opened),
    shape: sheetSettingsForm,
    toPayload: toSheetSettings,
    save: async (input) =>
      (await save({ input: { ...input, version: opened.version } })).setSheetSettings,
    onSaved: (saved) => {
      open(saved);
      form.reset(typedSettings(saved));
      showToast('success', texts.saved);
    },
    fallback: texts.failed,
  });
  const newer = useNewer({
    record: settings,
    opened,
    open,
    form,
    valuesOf: typedSettings,
    changesOf,
    isNewer: hasNewerVersion,
  });
  const { values, update, isPending, isUnsaved } = form;
  const require = (angle: NamedAngle, isRequired: boolean) =>
    update((was) => ({
      ...was,
      requiredAngles: NAMED_ANGLES.filter((one) =>
        one === angle ? isRequired : was.requiredAngles.includes(one),
      ),
    }));
  return (
    <SaveForm form={form} label={texts.title} className={css.form} newer={newer}>
      <fieldset className={fieldsetCss.fieldset}>
        <legend className={fieldsetCss.legend}>{texts.angles}</legend>
        <Text as="p" tone="muted" size="label" className={css.hint}>
          {texts.anglesHint}
        </Text>
        <div className={css.angles}>
          {NAMED_ANGLES.map((angle) => (
            <Checkbox
              key={angle}
              label={ANGLE_TEXTS[angle]}
              isChecked={values.requiredAngles.includes(angle)}
              onChange={(isRequired) => require(angle, isRequired)}
            />
          ))}
        </div>
      </fieldset>
      <AccessoryNames
        names={values.accessories}
        error={form.errorOf('accessories')}
        errorAt={(index) => form.errorAt(`accessories[${index}]`)}
        onChange={(accessories) => update((was) => ({ ...was, accessories }))}
      />
      <fieldset className={fieldsetCss.fieldset}>
        <legend className={fieldsetCss.legend}>{texts.rates}</legend>
        <Text as="p" tone="muted" size="label" className={css.hint}>
          {texts.ratesHint}
        </Text>
        <div className={css.rates}>
          <NumberField
            label={texts.kmPerDay}
            hint={texts.kmPerDayHint}
            {...bound(form, 'kmPerDay')}
          />
          <MoneyField
            label={texts.kmOverPrice}
            hint={texts.kmOverPriceHint}
            step={1}
            {...bound(form, 'kmOverPrice')}
          />
          <MoneyField
            label={texts.fuelEighthPrice}
            hint={texts.fuelEighthPriceHint}
            {...bound(form, 'fuelEighthPrice')}
          />
          <MoneyField
            label={texts.lateHourPrice}
            hint={texts.lateHourPriceHint}
            {...bound(form, 'lateHourPrice')}
          />
        </div>
      </fieldset>
      <div className={css.rates}>
        <NumberField
          label={texts.photoMonths}
          hint={texts.photoMonthsHint}
          {...bound(form, 'photoMonths')}
        />
      </div>
      <div>
        <Button type="submit" look="primary" disabled={!isUnsaved} isPending={isPending}>
          {texts.save}
        </Button>
      </div>
    </SaveForm>
  );
}
