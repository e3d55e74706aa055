import { MESSAGES } from '@schema/messages';
import { isPermission, PERMISSIONS, type Permission } from '@schema/permissions';
import { array, mixed } from 'yup';

const unknown = MESSAGES.users.permissionUnknown;

/** A list of permission strings; repeats are no fault. May be missing. */
export function permissionList() {
  return array(mixed().nullable())
    .typeError(unknown)
    .nullable()
    .max(PERMISSIONS.length * 2, unknown)
    .test('known', unknown, (names) => names?.every(isKnown) ?? true);
}

const isKnown = (name: unknown) => typeof name === 'string' && isPermission(name);

/** The permissions named, each once, in the order of the product. */
export function knownPermissions(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}
