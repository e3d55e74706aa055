import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { flag, requiredText, shapeOf } from '../fields/fields';
import { newPassword } from './password-field';

const { auth, users } = MESSAGES;

export interface OwnPasswordValues {
  current: string;
  next: string;
  remember: boolean;
}

export const ownPasswordForm = shapeOf(
  {
    current: requiredText(auth.currentPasswordRequired, TEXT_LIMITS.password),
    next: newPassword().test(
      'changed',
      auth.newPasswordSame,
      (next, { parent: { current } }) =>
        !next || typeof current !== 'string' || next.trim() !== current.trim(),
    ),
    remember: flag(),
  },
  [auth.currentPasswordRequired, users.passwordTooShort, auth.newPasswordSame],
);

/** The payload has the same shape and rules. */
export const ownPasswordPayload = ownPasswordForm;

/** Requires values valid by their form. */
export function toOwnPasswordPayload(values: OwnPasswordValues): OwnPasswordValues {
  return { ...values, current: values.current.trim(), next: values.next.trim() };
}
