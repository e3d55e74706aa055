import { MESSAGES } from '@schema/messages';
import { isPermission, PERMISSIONS, type Permission } from '@schema/permissions';
import { array, mixed } from 'yup';

const unknown = MESSAGES.users.permissionUnknown;

/** An optional list of permission strings; duplicates are valid. */
export function permissionList() {
  return array(mixed().nullable())
    .typeError(unknown)
    .nullable()
    .max(PERMISSIONS.length * 2, unknown)
    .test('known', unknown, (names) => names?.every(isKnown) ?? true);
}

const isKnown = (name: unknown) => typeof name === 'string' && isPermission(name);

/** The known permissions of the list, without duplicates, in the product's order. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}
