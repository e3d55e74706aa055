import { MIN_PASSWORD_LENGTH, TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { tooLong } from '@schema/messages/general';
import type { Permission } from '@schema/permissions';
import { isCleanText } from '@schema/values/words/text';
import { string } from 'yup';
import { flag, optionalVersion, requiredText, shapeOf } from '../fields/fields';
import { permissionList } from './permission-fields';

const { users, generic } = MESSAGES;

/** The order in which the error box names what is wrong (requirements.md, U2, U3). */
const order = [users.loginRequired, users.passwordTooShort];

/** What the form of a user holds while it is edited. */
export interface UserValues {
  login: string;
  password: string;
  permissions: Permission[];
  isActive: boolean;
}

/** What is sent (requirements.md, U8); without `password` it stays as it is. */
export interface UserPayload {
  login: string;
  password?: string;
  permissions: Permission[];
  isActive: boolean;
}

/** Letters as people count them; spaces around are none: signing in drops them. */
const isLongEnough = (password: string) =>
  [...password.normalize('NFC').trim()].length >= MIN_PASSWORD_LENGTH;

/** Any script; nothing longer than what signing in takes. */
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

/** A new user needs a password (requirements.md, U3). */
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

/** On edit an empty password keeps the old one (requirements.md, U4); spaces count as empty. */
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

/** What is sent has the same shape and the same rules. */
export const userCreatePayload = userCreateForm;
export const userUpdatePayload = userUpdateForm;

/** Call it on values that passed their form. */
export function toUserPayload(values: UserValues): UserPayload {
  const { login, password, permissions, isActive } = values;
  const chosen = password.trim();
  return { login: login.trim(), ...(chosen && { password: chosen }), permissions, isActive };
}
