import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { paperSettingsForm } from '@schema/forms/papers/paper-settings';
import { PAPER_SETTINGS_TEXTS } from '@schema/texts/papers/paper-settings';
import { PAPER_SETTING_LIMITS } from '@schema/values/papers/paper-settings';
import { useState } from 'react';
import css from './PaperSettings.module.css';
import {
  type PaperSettingsFactsFragment,
  SetPaperSettingsDocument,
} from './paper-settings.generated';

const texts = PAPER_SETTINGS_TEXTS;

const typed = ({ requisites, signatory }: PaperSettingsFactsFragment) => ({
  requisites,
  signatory,
});

const changesOf = (was: PaperSettingsFactsFragment, now: PaperSettingsFactsFragment) =>
  (['requisites', 'signatory'] as const)
    .filter((name) => was[name] !== now[name])
    .map((name) => ({ title: texts[name], was: was[name] || null, now: now[name] || null }));

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
      <Row gap={8} wrap>
        <Button type="submit" look="primary" disabled={!form.isUnsaved} isPending={form.isPending}>
          {texts.save}
        </Button>
      </Row>
    </SaveForm>
  );
}
