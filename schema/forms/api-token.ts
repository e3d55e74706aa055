import { API_TOKENS } from '../constants';
import { MESSAGES } from '../messages';
import type { Permission } from '../permissions';
import { optionalReference, requiredText, shapeOf } from './fields';
import { permissionList } from './permission-fields';

const { tokens, users } = MESSAGES;

/** What is sent for a new token; the form holds the same. */
export interface ApiTokenPayload {
  name: string;
  permissions: Permission[];
}

/** A token has a name to be told by and at least one permission. */
export const apiTokenForm = shapeOf(
  {
    name: requiredText(tokens.nameRequired, API_TOKENS.maxNameLength),
    permissions: permissionList().test(
      'given',
      tokens.permissionsRequired,
      (names) => (names?.length ?? 0) > 0,
    ),
    userId: optionalReference(users.notFound),
  },
  [tokens.nameRequired, tokens.permissionsRequired],
);

export const apiTokenPayload = apiTokenForm;
