import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { TEXT_LIMITS } from '@schema/constants';
import {
  type SourcePayload,
  type SourceValues,
  sourceForm,
  toSourcePayload,
} from '@schema/forms/reviews/source';
import { MESSAGES } from '@schema/messages';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import Plus from 'lucide-react/icons/plus';
import css from './Sources.module.css';
import { CreateSourceDocument } from './sources.generated';

const EMPTY: SourceValues = { name: '', description: '', template: '' };

/** Form of a source: name, description and an optional review text (requirements.md, S2). */
export function NewSource() {
  const create = useCommand('createSource', CreateSourceDocument);
  const form = useSaveForm({
    initialValues: EMPTY,
    shape: sourceForm,
    toPayload: toSourcePayload,
    save: (input: SourcePayload, key) => create({ input }, { key }),
    onSaved: () => {
      showToast('success', SOURCES_TEXTS.created);
      form.reset(EMPTY);
    },
    fallback: MESSAGES.sources.createFailed,
  });
  return (
    <Panel title={SOURCES_TEXTS.addTitle}>
      <SaveForm form={form} label={SOURCES_TEXTS.addTitle} className={css.form}>
        <TextField
          label={SOURCES_TEXTS.name}
          placeholder={SOURCES_TEXTS.namePlaceholder}
          autoComplete="off"
          isRequired
          maxLength={TEXT_LIMITS.name}
          {...bound(form, 'name')}
        />
        <TextField
          label={SOURCES_TEXTS.description}
          autoComplete="off"
          maxLength={TEXT_LIMITS.description}
          {...bound(form, 'description')}
        />
        <TextArea
          label={SOURCES_TEXTS.template}
          hint={SOURCES_TEXTS.templateHint}
          rows={2}
          maxLength={TEXT_LIMITS.comment}
          {...bound(form, 'template')}
        />
        <Button type="submit" look="primary" icon={<Plus />} isPending={form.isPending}>
          {SOURCES_TEXTS.add}
        </Button>
      </SaveForm>
    </Panel>
  );
}
