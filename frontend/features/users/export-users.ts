import { dayOfCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { isPermission, PERMISSION_TITLES } from '@schema/permissions';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { USERS_TEXTS } from '@schema/texts/people/users';
import type { UserFacts } from './useUsers';

/** An account and its permissions, without credentials. */
export function userColumns(zone: string): ExportColumn<UserFacts>[] {
  const texts = EXPORT_TEXTS;
  return [
    { title: texts.login, value: ({ login }) => login },
    {
      title: texts.account,
      value: ({ isActive }) => (isActive ? USERS_TEXTS.active : USERS_TEXTS.disabled),
    },
    {
      title: texts.permissions,
      value: ({ permissions }) =>
        permissions
          .filter(isPermission)
          .map((one) => PERMISSION_TITLES[one])
          .join(', '),
      width: 60,
    },
    { title: texts.recorded, value: ({ createdAt }) => dayOfCell(createdAt, zone) },
  ];
}
