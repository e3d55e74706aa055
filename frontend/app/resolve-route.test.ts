import { PERMISSIONS, type Permission } from '@schema/permissions';
import { describe, expect, it } from 'vitest';
import { landingOf, resolveRoute } from './resolve-route';
import { ROUTES } from './routes';

const user = (...permissions: Permission[]) => ({ permissions });
const everything = user(...PERMISSIONS);

const redirected = (holder: ReturnType<typeof user> | null, path: string) => {
  const decision = resolveRoute(holder, path);
  return decision.kind === 'redirect' ? decision.to : null;
};
const shown = (holder: ReturnType<typeof user> | null, path: string) => {
  const decision = resolveRoute(holder, path);
  return decision.kind === 'show' ? decision.route.path : null;
};

/** Every address of the route table (requirements.md, H1–H18) and its permission. */
const DOCUMENTED: readonly (readonly [address: string, permission: Permission])[] = [
  ['/', 'view_board'],
  ['/editor', 'view_editor'],
  ['/cars', 'view_cars'],
  ['/archive', 'view_archive'],
  ['/bookings-list', 'view_booking_list'],
  ['/clients', 'view_clients'],
  ['/clients/12', 'view_clients'],
  ['/logistics', 'view_logistics'],
  ['/analytics', 'view_analytics'],
  ['/analytics/income', 'view_analytics'],
  ['/analytics/gaps', 'view_analytics'],
  ['/analytics/fleet/3', 'view_analytics'],
  ['/analytics/2026-11-20/handovers', 'view_analytics'],
  ['/sources', 'view_sources'],
  ['/reviews', 'view_reviews'],
  ['/users', 'manage_users'],
];

describe('an unauthenticated visitor', () => {
  it('is redirected to the sign-in page from every section and from unknown paths', () => {
    for (const [address] of DOCUMENTED) expect(redirected(null, address)).toBe('/login');
    expect(redirected(null, '/no-access')).toBe('/login');
    expect(redirected(null, '/nowhere')).toBe('/login');
  });

  it('can open the sign-in page and the pages of links', () => {
    expect(shown(null, '/login')).toBe('/login');
    expect(shown(null, '/reviews/share/ABC123')).toBe('/reviews/share/:code');
    expect(shown(null, '/papers/share/ABC123')).toBe('/papers/share/:code');
    expect(shown(null, '/statements/share/ABC123')).toBe('/statements/share/:code');
  });
});

describe('an address of an earlier release', () => {
  it('leads to the new one, with the same permission', () => {
    expect(redirected(user('manage_users'), '/users/backups')).toBe('/company/backups');
    expect(redirected(user('view_cars'), '/users/backups')).toBe('/cars');
    expect(redirected(null, '/users/backups')).toBe('/login');
  });
});

describe('a signed-in user', () => {
  it('can open every section they have the permission for', () => {
    for (const [address, permission] of DOCUMENTED) {
      expect(shown(user(permission), address)).not.toBeNull();
    }
  });

  it('is redirected from a forbidden section to the first permitted one', () => {
    for (const [address, permission] of DOCUMENTED) {
      const other = permission === 'view_board' ? 'view_cars' : 'view_board';
      expect(redirected(user(other), address)).toBe(other === 'view_board' ? '/' : '/cars');
    }
  });

  it('is redirected from the sign-in page and unknown paths to the first permitted section', () => {
    expect(redirected(everything, '/login')).toBe('/');
    expect(redirected(everything, '/nowhere')).toBe('/');
    expect(redirected(user('view_reviews', 'manage_users'), '/login')).toBe('/reviews');
  });

  it('without any section sees /no-access', () => {
    expect(redirected(user(), '/')).toBe('/no-access');
    expect(redirected(user(), '/login')).toBe('/no-access');
    expect(shown(user(), '/no-access')).toBe('/no-access');
  });

  it('with links but no section opens the first link, for each single permission', () => {
    for (const permission of PERMISSIONS) {
      const holder = user(permission);
      const home = redirected(holder, '/login');
      expect([permission, home]).not.toContain('/no-access');
      expect(shown(holder, home ?? '')).toBe(home);
    }
    expect(redirected(user('edit_bookings'), '/no-access')).toBe('/money');
  });

  it('with a section is redirected from /no-access', () => {
    expect(redirected(everything, '/no-access')).toBe('/');
  });

  it('opens each analytics page by its own route', () => {
    expect(shown(everything, '/analytics/income')).toBe('/analytics/income');
    expect(shown(everything, '/analytics/fleet/3')).toBe('/analytics/fleet/:carId');
    expect(shown(everything, '/analytics/2026-11-20/returns')).toBe('/analytics/:date/:category');
  });
});

it('the table contains every documented route once', () => {
  const paths = ROUTES.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  // Plus sign-in, no access, the shared page and twenty-three of our own: actions, re-seating, sheets, import, the company,
  // a template, copies, the state of a car, a sheet, those of a swap, three of documents, eight of money, two of the help.
  expect(paths).toHaveLength(DOCUMENTED.length + 26);
});

it.each<[Permission[], string]>([
  [['view_cars'], 'show'],
  [['edit_bookings', 'view_board'], 'show'],
  [['view_board'], 'redirect'],
])('the import is open to a user with any of its permissions: %j %s', (permissions, kind) => {
  expect(resolveRoute({ permissions }, '/import').kind).toBe(kind);
});

it('/money needs view_analytics or edit_bookings', () => {
  expect(resolveRoute(user('view_analytics'), '/money').kind).toBe('show');
  expect(resolveRoute(user('edit_bookings'), '/money').kind).toBe('show');
  expect(resolveRoute(user('view_board'), '/money').kind).toBe('redirect');
});

it.each([
  '/money/debtors',
  '/money/deposits',
  '/money/advances',
  '/money/partners',
  '/money/partners/7',
])('%s needs view_analytics', (path) => {
  expect(resolveRoute(user('view_analytics'), path).kind).toBe('show');
  expect(resolveRoute(user('view_board', 'edit_bookings'), path).kind).toBe('redirect');
});

it('the own statement is open to a user tied to a partner only, those of others to the staff', () => {
  const tied = { ...user('view_analytics', 'view_board'), partnerId: 7 };
  expect(resolveRoute(tied, '/statement').kind).toBe('show');
  expect(resolveRoute(tied, '/money/partners/7').kind).toBe('redirect');
  expect(resolveRoute(everything, '/statement').kind).toBe('redirect');
});

it.each(['/help', '/help/first-day'])('%s is open to every signed-in user', (path) => {
  expect(resolveRoute(user(), path).kind).toBe('show');
  expect(resolveRoute(null, path)).toEqual({ kind: 'redirect', to: '/login' });
});

describe('the landing page of a signed-in user', () => {
  it.each([
    [everything, '/cars?car=3', '/cars?car=3'],
    [everything, '/nowhere?new=cash', '/?new=cash'],
    [
      user('view_clients', 'edit_bookings'),
      '/?new=cash&amount=500',
      '/clients?new=cash&amount=500',
    ],
    [user('edit_bookings'), '/?new=booking', '/money?new=booking'],
    // A booking's card needs a page that shows bookings.
    [user('view_clients', 'edit_bookings'), '/?booking=3', '/clients'],
    [user('view_clients'), '/?new=cash', '/clients'],
    [user('view_clients'), '/login', '/clients'],
  ])('%j who requested %s: %s', (holder, wanted, landing) => {
    expect(landingOf(holder, wanted)).toBe(landing);
  });
});
