import { MIN_PASSWORD_LENGTH, TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { tooLong } from '@schema/messages/general';
import type { Permission } from '@schema/permissions';
import { isCleanText } from '@schema/values/words/text';
import { string } from 'yup';
import { flag, optionalVersion, requiredText, shapeOf } from '../fields/fields';
import { permissionList } from './permission-fields';

const { users, generic } = MESSAGES;

/** Order of messages in the error box (requirements.md, U2, U3). */
const order = [users.loginRequired, users.passwordTooShort];

export interface UserValues {
  login: string;
  password: string;
  permissions: Permission[];
  isActive: boolean;
}

/** The request body (requirements.md, U8); without `password` it is not changed. */
interface UserPayload {
  login: string;
  password?: string;
  permissions: Permission[];
  isActive: boolean;
}

/** Counts code points of the trimmed text: sign-in trims too. */
const isLongEnough = (password: string) =>
  [...password.normalize('NFC').trim()].length >= MIN_PASSWORD_LENGTH;

/** Any script; at most the length that sign-in accepts. */
const password = () =>
  string()
    .typeError(generic.wrongTextType)
    .max(TEXT_LIMITS.password, tooLong(TEXT_LIMITS.password))
    .test('clean', generic.badCharacters, (value) => !value || isCleanText(value));

const shared = {
  login: requiredText(users.loginRequired, TEXT_LIMITS.login),
  permissions: permissionList(),
  isActive: flag(),
};

/** A new user requires a password (requirements.md, U3). */
export const userCreateForm = shapeOf(
  {
    ...shared,
    password: password()
      .defined(users.passwordTooShort)
      .nonNullable(users.passwordTooShort)
      .test('length', users.passwordTooShort, (value) => isLongEnough(value ?? '')),
  },
  order,
);

/** On edit an empty or blank password keeps the old one (requirements.md, U4). */
export const userUpdateForm = shapeOf(
  {
    ...shared,
    password: password()
      .nullable()
      .test('length', users.passwordTooShort, (value) => !value || isLongEnough(value)),
    version: optionalVersion(),
  },
  order,
);

/** The payload has the same shape and rules. */
export const userCreatePayload = userCreateForm;
export const userUpdatePayload = userUpdateForm;

/** Requires values valid by their form. */
export function toUserPayload(values: UserValues): UserPayload {
  const { login, password, permissions, isActive } = values;
  const chosen = password.trim();
  return { login: login.trim(), ...(chosen && { password: chosen }), permissions, isActive };
}
