import { ROUTES } from '@frontend/app/routes';
import {
  PARTNER_PERMISSIONS,
  PERMISSION_TITLES,
  PERMISSIONS,
  type Permission,
  SECTIONS,
} from '@schema/permissions';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect, it } from 'vitest';
import { menuFor } from './menu';

const titles = (...permissions: Permission[]) => menuFor({ permissions }).map(({ title }) => title);

it('lists every section of the navigation', () => {
  const listed = ROUTES.filter(
    ({ isInMenu, isForPartners }) => isInMenu && isForPartners !== 'only',
  ).map(({ title }) => title);
  expect(titles(...PERMISSIONS)).toEqual(listed);
  expect(listed).toEqual(
    expect.arrayContaining(SECTIONS.map(({ permission }) => PERMISSION_TITLES[permission])),
  );
});

it('lists the statement to a user tied to a partner', () => {
  const tied = { permissions: PARTNER_PERMISSIONS, partnerId: 7 };
  expect(menuFor(tied).map(({ title }) => title)).toEqual([
    PERMISSION_TITLES.view_board,
    PERMISSION_TITLES.view_analytics,
    SHELL_TEXTS.ownStatement,
    SHELL_TEXTS.help,
  ]);
});

it('lists re-seating, sheets, documents, import and help after the documented sections', () => {
  const last = [
    SHELL_TEXTS.reseating,
    SHELL_TEXTS.sheets,
    SHELL_TEXTS.papers,
    SHELL_TEXTS.importing,
    SHELL_TEXTS.help,
  ];
  expect(titles(...PERMISSIONS).slice(-5)).toEqual(last);
});

it.each<[readonly Permission[], readonly string[]]>([
  [[], []],
  [['view_clients'], [PERMISSION_TITLES.view_clients]],
  [['view_cars'], [PERMISSION_TITLES.view_cars, SHELL_TEXTS.importing]],
  [
    ['edit_bookings'],
    [
      SHELL_TEXTS.money,
      SHELL_TEXTS.reseating,
      SHELL_TEXTS.sheets,
      SHELL_TEXTS.papers,
      SHELL_TEXTS.importing,
    ],
  ],
])('for %j lists %j and help', (permissions, expected) => {
  expect(titles(...permissions)).toEqual([...expected, SHELL_TEXTS.help]);
});
