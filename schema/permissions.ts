/** The twelve permissions and their sections (requirements.md, A2, A4). */

export const PERMISSIONS = [
  'view_board',
  'view_booking_list',
  'view_editor',
  'view_cars',
  'view_archive',
  'view_clients',
  'view_logistics',
  'view_analytics',
  'view_sources',
  'view_reviews',
  'manage_users',
  'edit_bookings',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Russian titles, shown on the users page and in the navigation (requirements.md, A2). */
export const PERMISSION_TITLES: Readonly<Record<Permission, string>> = {
  view_board: 'Шахматка',
  view_booking_list: 'Список броней',
  view_editor: 'Редактор шахматки',
  view_cars: 'Автопарк',
  view_archive: 'Архив заявок',
  view_clients: 'Клиенты',
  view_logistics: 'Логистика',
  view_analytics: 'Аналитика',
  view_sources: 'Источники',
  view_reviews: 'Отзывы',
  manage_users: 'Пользователи',
  edit_bookings: 'Управление бронями',
};

export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}

/** A session user, a token or a row of the users list. */
export interface PermissionHolder {
  readonly permissions: readonly string[];
}

/** Whether the holder has the permission. An anonymous client (null) has none. */
export function can(holder: PermissionHolder | null | undefined, permission: Permission): boolean {
  return holder?.permissions.includes(permission) ?? false;
}

/** Whether the holder has any of the permissions. An empty list requires only a session. */
export function canAny(
  holder: PermissionHolder | null | undefined,
  permissions: readonly Permission[],
): boolean {
  if (!holder) return false;
  return permissions.length === 0 || permissions.some((permission) => can(holder, permission));
}

/** The only permissions of a user tied to a partner: to read the board and the analytics. */
export const PARTNER_PERMISSIONS = ['view_board', 'view_analytics'] as const satisfies Permission[];

/**
 * Partners and their shares are read with `view_analytics`, and written with one of these as well.
 */
export const PARTNER_WRITERS = ['edit_bookings', 'manage_users'] as const satisfies Permission[];

/** Whether the holder may add and rename partners and set their shares. */
export const writesPartners = (holder: PermissionHolder | null | undefined): boolean =>
  can(holder, 'view_analytics') && canAny(holder, PARTNER_WRITERS);

/**
 * Sections in the documented order (requirements.md, H20): the first permitted one is the landing
 * page after sign-in and the target of a refused route.
 */
export const SECTIONS: readonly { readonly path: string; readonly permission: Permission }[] = [
  { path: '/', permission: 'view_board' },
  { path: '/bookings-list', permission: 'view_booking_list' },
  { path: '/editor', permission: 'view_editor' },
  { path: '/cars', permission: 'view_cars' },
  { path: '/archive', permission: 'view_archive' },
  { path: '/clients', permission: 'view_clients' },
  { path: '/logistics', permission: 'view_logistics' },
  { path: '/analytics', permission: 'view_analytics' },
  { path: '/sources', permission: 'view_sources' },
  { path: '/reviews', permission: 'view_reviews' },
  { path: '/users', permission: 'manage_users' },
];

export const NO_ACCESS_PATH = '/no-access';

/** The path of the first permitted section, or /no-access (requirements.md, A13). */
export function firstPermittedSection(holder: PermissionHolder): string {
  return SECTIONS.find((section) => can(holder, section.permission))?.path ?? NO_ACCESS_PATH;
}
