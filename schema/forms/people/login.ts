import { TEXT_LIMITS } from '@schema/constants';
import { auth } from '@schema/messages/access';
import { cleanName } from '@schema/values/words/text';
import { flag, requiredText, shapeOf } from '../fields/fields';

export interface LoginValues {
  login: string;
  password: string;
  remember: boolean;
}

const message = auth.credentialsRequired;

/** Login and password, both non-empty after trimming (requirements.md, A17). */
export const loginForm = shapeOf(
  {
    login: requiredText(message, TEXT_LIMITS.login),
    password: requiredText(message, TEXT_LIMITS.password),
    remember: flag(),
  },
  [message],
);

/** The payload has the same shape and rules. */
export const loginPayload = loginForm;

export function toLoginPayload(values: LoginValues): LoginValues {
  return { ...values, login: cleanName(values.login), password: values.password.trim() };
}
