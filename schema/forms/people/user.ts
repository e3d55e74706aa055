import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { PARTNER_PERMISSIONS, type Permission } from '@schema/permissions';
import { cleanName } from '@schema/values/words/text';
import { flag, optionalReference, optionalVersion, requiredText, shapeOf } from '../fields/fields';
import { isLongEnough, newPassword, password } from './password-field';
import { permissionList } from './permission-fields';

const { users } = MESSAGES;

/** Order of messages in the error box (requirements.md, U2, U3). */
const order = [users.loginRequired, users.passwordTooShort];

export interface UserValues {
  login: string;
  password: string;
  permissions: Permission[];
  /** The only partner whose cars the user may read; null: a member of staff. */
  partnerId: number | null;
  isActive: boolean;
  /** Counts only with a password. */
  mustChangePassword: boolean;
}

/** The request body (requirements.md, U8); without `password` it is not changed. */
interface UserPayload {
  login: string;
  password?: string;
  permissions: Permission[];
  partnerId?: number;
  isActive: boolean;
  mustChangePassword?: boolean;
}

const shared = {
  login: requiredText(users.loginRequired, TEXT_LIMITS.login),
  permissions: permissionList(),
  partnerId: optionalReference(users.partnerUnknown),
  isActive: flag(),
  mustChangePassword: flag(),
};

/** A new user requires a password (requirements.md, U3). */
export const userCreateForm = shapeOf(
  {
    ...shared,
    password: newPassword(),
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

const isOfPartner = (permission: Permission) =>
  (PARTNER_PERMISSIONS as readonly Permission[]).includes(permission);

/** Requires values valid by their form. A partner keeps only the permissions to read. */
export function toUserPayload(values: UserValues): UserPayload {
  const { login, password, permissions, partnerId, isActive, mustChangePassword } = values;
  const chosen = password.trim();
  return {
    login: cleanName(login),
    ...(chosen && { password: chosen }),
    ...(chosen && mustChangePassword && { mustChangePassword }),
    permissions: partnerId === null ? permissions : permissions.filter(isOfPartner),
    ...(partnerId !== null && { partnerId }),
    isActive,
  };
}
