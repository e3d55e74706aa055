import { failureTextOrOwn } from '@frontend/shared/data/requests/failure-text';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { PasswordField } from '@frontend/shared/ui/fields/PasswordField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { type LoginValues, loginForm, toLoginPayload } from '@schema/forms/people/login';
import { auth } from '@schema/messages/access';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { useFormik } from 'formik';
import { useState } from 'react';
import css from './LoginForm.module.css';
import { rememberedLogin, rememberLogin } from './remembered-login';
import { useSessionControl } from './session-control';

interface LoginFormProps {
  /** User of the page that requires the sign-in; absent: none. */
  readonly login?: string;
  /** Title of the button. */
  readonly submit?: string;
}

/** Login, password, remember me (requirements.md, A16, A17). Enter submits from either field. */
export function LoginForm({ login = '', submit = LOGIN_TEXTS.submit }: LoginFormProps) {
  const { enter, remembersPassword } = useSessionControl();
  const isCoarse = useIsCoarse();
  const [kept] = useState(() => keptOf(login));

  const form = useFormik<LoginValues>({
    initialValues: {
      login: kept?.login ?? login,
      password: kept?.password ?? '',
      remember: true,
    },
    validationSchema: loginForm,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setStatus }) => {
      setStatus(null);
      const payload = toLoginPayload(values);
      try {
        const mayKeep = await enter(payload);
        rememberLogin(
          values.remember && mayKeep ? { login: payload.login, password: payload.password } : null,
        );
      } catch (error) {
        setStatus(failureTextOrOwn(error, auth.loginFailed));
      }
    },
  });
  const { values, errors, isSubmitting, setFieldValue } = form;
  const problem = errors.login ?? errors.password ?? (form.status as string | null);
  const change = (name: keyof LoginValues) => (value: string | boolean) => {
    form.setErrors({});
    void setFieldValue(name, value, false);
  };

  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={LOGIN_TEXTS.login}
        name="login"
        value={values.login}
        onChange={change('login')}
        isInvalid={Boolean(errors.login)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!isCoarse}
      />
      <PasswordField
        label={LOGIN_TEXTS.password}
        name="password"
        value={values.password}
        onChange={change('password')}
        isInvalid={Boolean(errors.password)}
        autoComplete="current-password"
      />
      <Checkbox
        name="remember"
        label={remembersPassword ? LOGIN_TEXTS.remember : LOGIN_TEXTS.stay}
        hint={remembersPassword ? LOGIN_TEXTS.rememberHint : LOGIN_TEXTS.stayHint}
        isChecked={values.remember}
        onChange={(remember) => {
          if (!remember) rememberLogin(null);
          change('remember')(remember);
        }}
      />
      {problem && <ErrorBox message={problem} />}
      <Button look="primary" size="large" type="submit" isWide isPending={isSubmitting}>
        {submit}
      </Button>
    </form>
  );
}

/** Credentials stored on the device; for a user's page, of this user alone. */
function keptOf(login: string) {
  const kept = rememberedLogin();
  const isOwn = login === '' || kept?.login.toLowerCase() === login.toLowerCase();
  return isOwn ? kept : null;
}
