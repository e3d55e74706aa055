import { ROUTES } from '@frontend/app/routes';
import { expect, it } from 'vitest';
import { MORE_PAGES } from './search-pages';

it('no page is offered twice', () => {
  const sections = ROUTES.filter(({ isInMenu }) => isInMenu).map(({ path }) => path);
  const paths = [...sections, ...MORE_PAGES.map(({ path }) => path)];
  expect(new Set(paths).size).toBe(paths.length);
});
