import { describe, expect, it } from 'vitest';
import {
  can,
  canAny,
  firstPermittedSection,
  isPermission,
  PERMISSION_TITLES,
  PERMISSIONS,
  SECTIONS,
} from './permissions';

const holder = (...permissions: string[]) => ({ permissions });

describe('permissions', () => {
  it('are twelve, each with a title', () => {
    expect(PERMISSIONS).toHaveLength(12);
    expect(PERMISSION_TITLES).toEqual({
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
    });
  });

  it('are distinguished from unknown words', () => {
    expect(isPermission('view_board')).toBe(true);
    expect(isPermission('view_everything')).toBe(false);
  });

  it('allow only what they name, and an anonymous client nothing', () => {
    expect(can(holder('view_board'), 'view_board')).toBe(true);
    expect(can(holder('view_board'), 'edit_bookings')).toBe(false);
    expect(can(null, 'view_board')).toBe(false);
  });

  it('satisfy a requirement of any of several; an empty list requires only a session', () => {
    expect(canAny(holder('view_cars'), ['view_board', 'view_cars'])).toBe(true);
    expect(canAny(holder(), ['view_board', 'view_cars'])).toBe(false);
    expect(canAny(holder(), [])).toBe(true);
    expect(canAny(undefined, [])).toBe(false);
  });
});

describe('the first permitted section', () => {
  it.each([
    [['view_board', 'manage_users'], '/'],
    [['manage_users'], '/users'],
    [['view_reviews', 'view_sources'], '/sources'],
    [['edit_bookings'], '/no-access'],
    [[], '/no-access'],
  ])('of %j is %s', (permissions, path) => {
    expect(firstPermittedSection(holder(...permissions))).toBe(path);
  });

  it('exists for every viewing permission', () => {
    const viewing = PERMISSIONS.filter((permission) => permission !== 'edit_bookings');
    expect(SECTIONS.map(({ permission }) => permission).sort()).toEqual([...viewing].sort());
  });
});
