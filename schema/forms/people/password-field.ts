import { MIN_PASSWORD_LENGTH, TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { tooLong } from '@schema/messages/general';
import { isCleanText } from '@schema/values/words/text';
import { string } from 'yup';

const { users, generic } = MESSAGES;

/** Counts code points of the trimmed text: sign-in trims too. */
export const isLongEnough = (password: string) =>
  [...password.normalize('NFC').trim()].length >= MIN_PASSWORD_LENGTH;

/** Any script; at most the length that sign-in accepts. */
export const password = () =>
  string()
    .typeError(generic.wrongTextType)
    .max(TEXT_LIMITS.password, tooLong(TEXT_LIMITS.password))
    .test('clean', generic.badCharacters, (value) => !value || isCleanText(value));

/** A required password. */
export const newPassword = () =>
  password()
    .defined(users.passwordTooShort)
    .nonNullable(users.passwordTooShort)
    .test('length', users.passwordTooShort, (value) => isLongEnough(value ?? ''));
