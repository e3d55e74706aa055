import { PERMISSIONS, type Permission } from '../../permissions';

/**
 * Effect of a permission, for the granting user (docs/domain.md, permissions in the form of a
 * user).
 */
export const PERMISSION_HINTS: Readonly<Record<Permission, string>> = {
  view_board: 'и «Сейчас»; сервисные работы можно записывать',
  view_booking_list: 'все брони с телефонами клиентов, выгрузка',
  view_editor: 'цвета шахматки, логотип и способ связи компании',
  view_cars: 'автомобили, тарифы, фото: смотреть и менять',
  view_archive: 'отменённые брони и их причины',
  view_clients: 'карточки клиентов: смотреть, удалять, объединять',
  view_logistics: 'выдачи, возвраты и сервис по дням',
  view_analytics: 'и «Деньги»: выручка, долги, залоги, касса, доли партнёров',
  view_sources: 'источники броней: смотреть и менять',
  view_reviews: 'очередь просьб об отзыве и шаблоны',
  manage_users: 'и «Компания»: права и пароли всех, копии, настройки компании',
  edit_bookings:
    'брони, выдача и приём, оплаты, пересадка и импорт; разделы открывают другие права',
};

/** Usual sets of permissions; a user has the permissions, not the name of the set. */
export const PERMISSION_SETS: readonly {
  readonly title: string;
  readonly permissions: readonly Permission[];
}[] = [
  {
    title: 'Администратор',
    permissions: PERMISSIONS,
  },
  {
    title: 'Менеджер',
    permissions: [
      ...(['view_board', 'view_booking_list', 'view_archive', 'view_clients'] as const),
      ...(['view_logistics', 'edit_bookings'] as const),
    ],
  },
  { title: 'Механик', permissions: ['view_board', 'view_cars', 'view_logistics'] },
  { title: 'Бухгалтер', permissions: ['view_booking_list', 'view_archive', 'view_analytics'] },
];
