import { API_TOKENS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { number } from 'yup';
import { flag, optionalReference, requiredText, shapeOf } from '../fields/fields';
import { permissionList } from './permission-fields';

const { tokens, users } = MESSAGES;

/** The request body of a new token; the form has the same shape. */
export interface ApiTokenPayload {
  name: string;
  permissions: Permission[];
  /** Absent or null without `neverExpires`: API_TOKENS.days. */
  expiresInDays?: number | null;
  neverExpires?: boolean | null;
}

const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= API_TOKENS.maxDays;

/** A token has a name and at least one permission. */
export const apiTokenForm = shapeOf(
  {
    name: requiredText(tokens.nameRequired, API_TOKENS.maxNameLength),
    permissions: permissionList().test(
      'given',
      tokens.permissionsRequired,
      (names) => (names?.length ?? 0) > 0,
    ),
    userId: optionalReference(users.notFound),
    expiresInDays: number()
      .typeError(tokens.daysInvalid)
      .nullable()
      .test('days', tokens.daysInvalid, (days) => days == null || isDays(days))
      .when('neverExpires', {
        is: true,
        // biome-ignore lint/suspicious/noThenProperty: the name that yup gives it
        then: (days) => days.test('alone', tokens.daysOrNever, (value) => value == null),
      }),
    neverExpires: flag(),
  },
  [tokens.nameRequired, tokens.permissionsRequired, tokens.daysInvalid, tokens.daysOrNever],
);

export const apiTokenPayload = apiTokenForm;
