import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import css from './LoginForm.module.css';
import { OwnPasswordFields } from './OwnPasswordFields';
import { useOwnPassword } from './use-own-password';

interface FirstPasswordFormProps {
  readonly login: string;
  readonly onLeave: () => void;
  readonly isLeaving: boolean;
}

const stay = () => undefined;

/** Replaces a one-time password by an own one; the rest of the app opens after it. */
export function FirstPasswordForm({ login, onLeave, isLeaving }: FirstPasswordFormProps) {
  const form = useOwnPassword(stay);
  return (
    <SaveForm form={form} className={css.form}>
      <OwnPasswordFields form={form} login={login} currentLabel={OWN_PASSWORD_TEXTS.oneTime} />
      <Button look="primary" size="large" type="submit" isWide isPending={form.isPending}>
        {OWN_PASSWORD_TEXTS.save}
      </Button>
      <Button isWide isPending={isLeaving} onClick={onLeave}>
        {SHELL_TEXTS.logout}
      </Button>
    </SaveForm>
  );
}
