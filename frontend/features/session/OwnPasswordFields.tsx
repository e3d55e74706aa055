import { bound } from '@frontend/shared/forms/bound';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { PasswordField } from '@frontend/shared/ui/fields/PasswordField';
import { TEXT_LIMITS } from '@schema/constants';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { USERS_TEXTS } from '@schema/texts/people/users';
import type { OwnPasswordState } from './use-own-password';

interface OwnPasswordFieldsProps {
  readonly form: OwnPasswordState;
  /** For password managers: the account whose password changes. */
  readonly login: string;
  readonly currentLabel: string;
}

export function OwnPasswordFields({ form, login, currentLabel }: OwnPasswordFieldsProps) {
  const { values, update } = form;
  const isCoarse = useIsCoarse();
  return (
    <>
      <input hidden readOnly name="login" autoComplete="username" value={login} />
      <PasswordField
        label={currentLabel}
        autoComplete="current-password"
        autoFocus={!isCoarse}
        maxLength={TEXT_LIMITS.password}
        {...bound(form, 'current')}
      />
      <PasswordField
        label={OWN_PASSWORD_TEXTS.next}
        autoComplete="new-password"
        hint={USERS_TEXTS.passwordHint}
        maxLength={TEXT_LIMITS.password}
        {...bound(form, 'next')}
      />
      <Checkbox
        name="remember"
        label={LOGIN_TEXTS.stay}
        isChecked={values.remember}
        onChange={(remember) => update((now) => ({ ...now, remember }))}
      />
    </>
  );
}
