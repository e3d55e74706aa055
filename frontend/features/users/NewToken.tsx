import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { API_TOKENS } from '@schema/constants';
import { type ApiTokenPayload, apiTokenForm } from '@schema/forms/people/api-token';
import type { Permission } from '@schema/permissions';
import { TOKENS_TEXTS } from '@schema/texts/people/users';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import css from './Access.module.css';
import { PermissionChoice } from './PermissionChoice';

interface NewTokenProps {
  /** Permissions of the owner: a token cannot have others. */
  readonly offered: readonly Permission[];
  readonly create: (payload: ApiTokenPayload, key: string) => Promise<string>;
  readonly onCreated: (secret: string) => void;
  readonly onCancel: () => void;
}

interface TokenValues {
  name: string;
  permissions: Permission[];
  /** Null: does not expire. */
  expiresInDays: number | null;
}

const EMPTY: TokenValues = { name: '', permissions: [], expiresInDays: API_TOKENS.days };

const DAYS = API_TOKENS.offeredDays.map((days) => ({ id: days, title: plural(days, DAY_FORMS) }));

/** Form of a token: a name and some of the owner's permissions. */
export function NewToken({ offered, create, onCreated, onCancel }: NewTokenProps) {
  const form = useSaveForm({
    initialValues: EMPTY,
    shape: apiTokenForm,
    toPayload: ({ name, expiresInDays, ...rest }: TokenValues): ApiTokenPayload => ({
      ...rest,
      name: name.trim(),
      ...(expiresInDays === null ? { neverExpires: true } : { expiresInDays }),
    }),
    save: create,
    onSaved: onCreated,
    fallback: TOKENS_TEXTS.createFailed,
  });
  const { values, update, errorOf, isPending } = form;
  return (
    <SaveForm form={form} label={TOKENS_TEXTS.add} className={css.form}>
      <TextField
        label={TOKENS_TEXTS.name}
        placeholder={TOKENS_TEXTS.namePlaceholder}
        autoFocus
        isRequired
        maxLength={API_TOKENS.maxNameLength}
        {...bound(form, 'name')}
      />
      <Select
        label={TOKENS_TEXTS.term}
        name="expiresInDays"
        value={values.expiresInDays}
        options={DAYS}
        emptyTitle={TOKENS_TEXTS.noTerm}
        onChange={(expiresInDays) => update((now) => ({ ...now, expiresInDays }))}
        hint={values.expiresInDays === null ? TOKENS_TEXTS.noTermHint : undefined}
        error={errorOf('expiresInDays')}
      />
      <PermissionChoice
        title={TOKENS_TEXTS.permissions}
        offered={offered}
        chosen={values.permissions}
        onChange={(permissions) => update((now) => ({ ...now, permissions }))}
      />
      <Row gap={8} justify="end">
        <Button disabled={isPending} onClick={onCancel}>
          {KIT_TEXTS.cancel}
        </Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {TOKENS_TEXTS.create}
        </Button>
      </Row>
    </SaveForm>
  );
}
