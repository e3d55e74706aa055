import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { History } from '@frontend/shared/history/History';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import { TEXT_LIMITS } from '@schema/constants';
import { tillForm } from '@schema/forms/money/till-forms';
import { MANAGE_TILLS_TEXTS } from '@schema/texts/money/tills';
import { useState } from 'react';
import { CreateTillDocument, TillUsersDocument, UpdateTillDocument } from '../tills.generated';
import css from './Dialogs.module.css';

const texts = MANAGE_TILLS_TEXTS;

interface TillValues {
  readonly name: string;
  readonly isForAll: boolean;
  readonly userIds: readonly number[];
}

const NEW: TillValues = { name: '', isForAll: true, userIds: [] };
const valuesOf = ({ name, isForAll, userIds }: TillFacts): TillValues => ({
  name,
  isForAll,
  userIds,
});

interface OfficeTillDialogProps {
  /** Null: a new till. */
  readonly till: TillFacts | null;
  readonly onClose: () => void;
}

/** Name and users of a till of the office. */
export function OfficeTillDialog({ till, onClose }: OfficeTillDialogProps) {
  const create = useCommand('createTill', CreateTillDocument);
  const update = useCommand('updateTill', UpdateTillDocument);
  const [opened, open] = useState(till);
  const form = useSaveForm({
    initialValues: till ? valuesOf(till) : NEW,
    shape: tillForm,
    toPayload: ({ name, isForAll, userIds }) => ({
      name: name.trim(),
      isForAll,
      userIds: isForAll ? [] : [...userIds],
    }),
    save: async (input, key) => {
      if (!opened) await create({ input }, { key });
      else await update({ id: opened.id, input: { ...input, version: opened.version } });
    },
    onSaved: () => {
      showToast('success', till ? texts.saved : texts.created);
      onClose();
    },
    fallback: texts.failed,
  });
  const newer = useNewer({
    record: till,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
    changesOf: (was, now) => [{ title: texts.name, was: was.name, now: now.name }],
  });
  return (
    <SaveDialog
      title={till ? texts.edit : texts.add}
      form={form}
      newer={newer}
      submit={till ? texts.save : texts.create}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        isRequired
        autoFocus
        maxLength={TEXT_LIMITS.name}
        {...bound(form, 'name')}
      />
      <Checkbox
        label={texts.isForAll}
        isChecked={form.values.isForAll}
        onChange={(isForAll) => form.update((was) => ({ ...was, isForAll }))}
      />
      {!form.values.isForAll && (
        <UserChoice
          userIds={form.values.userIds}
          onChange={(userIds) => form.update((was) => ({ ...was, userIds }))}
        />
      )}
      {till && <History kind="till" id={till.id} />}
    </SaveDialog>
  );
}

interface UserChoiceProps {
  readonly userIds: readonly number[];
  readonly onChange: (userIds: readonly number[]) => void;
}

/** Users who may use the till. */
function UserChoice({ userIds, onChange }: UserChoiceProps) {
  const { data, query } = useFreshQuery(TillUsersDocument, { variables: {}, topics: ['users'] });
  const users = data?.users.items.filter((user) => user.isActive && user.partnerId === null);
  return (
    <fieldset className={fieldsetCss.fieldset}>
      <legend className={fieldsetCss.legend}>{texts.users}</legend>
      <QueryStatus query={query} isLoaded={users !== undefined} loading={texts.usersLoading} />
      <div className={css.users}>
        {users?.map(({ id, login }) => (
          <Checkbox
            key={id}
            label={login}
            isChecked={userIds.includes(id)}
            onChange={(isOn) =>
              onChange(isOn ? [...userIds, id] : userIds.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
