import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useSession } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { PasswordField } from '@frontend/shared/ui/fields/PasswordField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { TEXT_LIMITS } from '@schema/constants';
import {
  toUserPayload,
  type UserValues,
  userCreateForm,
  userUpdateForm,
} from '@schema/forms/people/user';
import { MESSAGES } from '@schema/messages';
import { isPermission, PARTNER_PERMISSIONS } from '@schema/permissions';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { useState } from 'react';
import { PermissionChoice } from './PermissionChoice';
import { useIsOthersOwner } from './use-owner';
import { CreateUserDocument, UpdateUserDocument } from './users.generated';
import type { PartnerFacts, UserFacts } from './useUsers';

const EMPTY: UserValues = {
  login: '',
  password: '',
  mustChangePassword: false,
  permissions: [],
  partnerId: null,
  isActive: true,
};

interface UserDialogProps {
  /** Null: a new account. */
  readonly user: UserFacts | null;
  readonly partners: readonly PartnerFacts[];
  readonly onClose: () => void;
}

const valuesOf = ({ login, isActive, permissions, partnerId }: UserFacts): UserValues => ({
  login,
  password: '',
  mustChangePassword: false,
  isActive,
  partnerId,
  permissions: permissions.filter(isPermission),
});

/** Creates or edits an account (requirements.md, U1). */
export function UserDialog({ user, partners, onClose }: UserDialogProps) {
  const isLocked = useIsOthersOwner(user);
  const isOwn = useSession().user.id === user?.id;
  const create = useCommand('createUser', CreateUserDocument);
  const update = useCommand('updateUser', UpdateUserDocument);
  const [opened, open] = useState(user);
  const form = useSaveForm({
    initialValues: opened ? valuesOf(opened) : EMPTY,
    shape: user ? userUpdateForm : userCreateForm,
    toPayload: toUserPayload,
    save: async (input, key) => {
      if (!opened) return void (await create({ input }, { key }));
      const { id, version } = opened;
      // Without a partner in the input the stored one would stay.
      const untied = opened.partnerId === null ? {} : { partnerId: null };
      await update({ id, input: { ...untied, ...input, version } });
    },
    onSaved: () => {
      showToast('success', user ? USERS_TEXTS.updated : USERS_TEXTS.created);
      onClose();
    },
    fallback: user ? MESSAGES.users.updateFailed : MESSAGES.users.createFailed,
  });
  const newer = useNewer({
    record: user,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
  });
  const { values, update: change } = form;
  return (
    <SaveDialog
      title={user ? `${USERS_TEXTS.editTitle} ${user.login}` : USERS_TEXTS.newTitle}
      size="medium"
      form={form}
      newer={newer}
      submit={user ? USERS_TEXTS.save : USERS_TEXTS.create}
      onClose={onClose}
    >
      {isLocked && <InfoPanel look="info">{USERS_TEXTS.ownerLocked}</InfoPanel>}
      <TextField
        label={USERS_TEXTS.login}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        autoFocus={user === null}
        isReadOnly={isLocked}
        maxLength={TEXT_LIMITS.login}
        {...bound(form, 'login')}
      />
      <PasswordField
        label={user ? USERS_TEXTS.newPassword : USERS_TEXTS.password}
        generate={() => {
          change((now) => ({ ...now, mustChangePassword: !isOwn }));
          return generatedPassword();
        }}
        autoComplete="new-password"
        isRequired={!user}
        isReadOnly={isLocked}
        hint={isLocked ? undefined : user ? USERS_TEXTS.newPasswordHint : USERS_TEXTS.passwordHint}
        maxLength={TEXT_LIMITS.password}
        {...bound(form, 'password')}
      />
      {values.password !== '' && !isOwn && (
        <Checkbox
          name="mustChangePassword"
          label={USERS_TEXTS.isOneTime}
          hint={USERS_TEXTS.isOneTimeHint}
          isChecked={values.mustChangePassword}
          onChange={(mustChangePassword) => change((now) => ({ ...now, mustChangePassword }))}
        />
      )}
      <Checkbox
        name="isActive"
        label={USERS_TEXTS.isActive}
        hint={USERS_TEXTS.isActiveHint}
        isChecked={values.isActive}
        onChange={(isActive) => change((now) => ({ ...now, isActive }))}
      />
      {(partners.length > 0 || values.partnerId !== null) && (
        <Select
          {...bound(form, 'partnerId', (was, partnerId) => ({
            ...was,
            partnerId,
            permissions: partnerId === null ? was.permissions : [...PARTNER_PERMISSIONS],
          }))}
          label={USERS_TEXTS.partner}
          hint={values.partnerId === null ? undefined : USERS_TEXTS.partnerHint}
          emptyTitle={USERS_TEXTS.noPartner}
          options={partners.map(({ id, name }) => ({ id, title: name }))}
        />
      )}
      <PermissionChoice
        title={USERS_TEXTS.permissions}
        {...(values.partnerId !== null && { offered: PARTNER_PERMISSIONS })}
        chosen={values.permissions}
        onChange={(permissions) => change((now) => ({ ...now, permissions }))}
      />
    </SaveDialog>
  );
}

/** Excludes letters and digits that are easily confused. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits in groups that are easy to dictate: `k7fn-x2wa-…`. */
function generatedPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH));
  const letters = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  const starts = Array.from({ length: GROUPS }, (_, at) => at * GROUP_LENGTH);
  return starts.map((from) => letters.slice(from, from + GROUP_LENGTH).join('')).join('-');
}
