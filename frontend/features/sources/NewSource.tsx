import { CreateSourceDocument } from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
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
  const { values, update, errorOf, isPending } = form;
  return (
    <Panel title={SOURCES_TEXTS.addTitle}>
      <form
        className={css.form}
        aria-label={SOURCES_TEXTS.addTitle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <FormMessage form={form} />
        <TextField
          label={SOURCES_TEXTS.name}
          name="name"
          placeholder={SOURCES_TEXTS.namePlaceholder}
          autoComplete="off"
          isRequired
          maxLength={TEXT_LIMITS.name}
          value={values.name}
          onChange={(name) => update((now) => ({ ...now, name }))}
          error={errorOf('name')}
        />
        <TextField
          label={SOURCES_TEXTS.description}
          name="description"
          autoComplete="off"
          maxLength={TEXT_LIMITS.description}
          value={values.description}
          onChange={(description) => update((now) => ({ ...now, description }))}
          error={errorOf('description')}
        />
        <TextArea
          label={SOURCES_TEXTS.template}
          name="template"
          hint={SOURCES_TEXTS.templateHint}
          rows={2}
          maxLength={TEXT_LIMITS.comment}
          value={values.template}
          onChange={(template) => update((now) => ({ ...now, template }))}
          error={errorOf('template')}
        />
        <Button type="submit" look="primary" icon={<Plus />} isPending={isPending}>
          {SOURCES_TEXTS.add}
        </Button>
      </form>
    </Panel>
  );
}
