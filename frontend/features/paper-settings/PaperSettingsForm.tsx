import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { paperSettingsForm } from '@schema/forms/papers/paper-settings';
import { PAPER_SETTINGS_TEXTS } from '@schema/texts/papers/paper-settings';
import { PAPER_FILE_YEARS, PAPER_SETTING_LIMITS } from '@schema/values/papers/paper-settings';
import { useState } from 'react';
import css from './PaperSettings.module.css';
import {
  type PaperSettingsFactsFragment,
  SetPaperSettingsDocument,
} from './paper-settings.generated';

const texts = PAPER_SETTINGS_TEXTS;

const YEARS = PAPER_FILE_YEARS.map((id) => ({ id, title: texts.years(id) }));

const typed = ({ requisites, signatory, fileYears }: PaperSettingsFactsFragment) => ({
  requisites,
  signatory,
  fileYears: PAPER_FILE_YEARS.find((years) => years === fileYears) ?? null,
});

const yearsText = (years: number | null) =>
  years === null ? texts.keptForever : texts.years(years);

const shownOf = (settings: PaperSettingsFactsFragment) => [
  { title: texts.requisites, value: settings.requisites || null },
  { title: texts.signatory, value: settings.signatory || null },
  { title: texts.fileYears, value: yearsText(settings.fileYears) },
];

function changesOf(was: PaperSettingsFactsFragment, now: PaperSettingsFactsFragment) {
  const after = shownOf(now);
  return shownOf(was)
    .map(({ title, value }, at) => ({ title, was: value, now: after[at]?.value ?? null }))
    .filter((change) => change.was !== change.now);
}

interface PaperSettingsFormProps {
  readonly settings: PaperSettingsFactsFragment;
}

export function PaperSettingsForm({ settings }: PaperSettingsFormProps) {
  const save = useCommand('setPaperSettings', SetPaperSettingsDocument);
  const [opened, open] = useState(settings);
  const form = useSaveForm({
    initialValues: typed(opened),
    shape: paperSettingsForm,
    toPayload: (values: ReturnType<typeof typed>) => values,
    save: async (input) =>
      (await save({ input: { ...input, version: opened.version } })).setPaperSettings,
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
  const wanted = form.values.fileYears;
  return (
    <SaveForm form={form} label={texts.title} className={css.form} newer={newer}>
      <TextArea
        label={texts.requisites}
        hint={texts.requisitesHint}
        rows={5}
        maxLength={PAPER_SETTING_LIMITS.requisites}
        {...bound(form, 'requisites')}
      />
      <TextField
        label={texts.signatory}
        hint={texts.signatoryHint}
        maxLength={PAPER_SETTING_LIMITS.signatory}
        {...bound(form, 'signatory')}
      />
      <Select
        label={texts.fileYears}
        hint={texts.fileYearsHint}
        emptyTitle={texts.keptForever}
        options={YEARS}
        value={wanted}
        error={form.errorOf('fileYears')}
        onChange={(fileYears) => form.update((was) => ({ ...was, fileYears }))}
      />
      {wanted !== null && wanted < (opened.fileYears ?? Number.POSITIVE_INFINITY) && (
        <InfoPanel look="warning">{texts.deletes(wanted)}</InfoPanel>
      )}
      <Row gap={8} wrap>
        <Button type="submit" look="primary" disabled={!form.isUnsaved} isPending={form.isPending}>
          {texts.save}
        </Button>
      </Row>
    </SaveForm>
  );
}
