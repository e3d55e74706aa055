import type { Permission } from '@schema/permissions';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { type Cookie, type Page, request } from 'playwright-core';

export const DEMO_USERS = {
  admin: 'demo-admin',
  manager: 'demo-manager',
  partner: 'demo-partner',
} as const;

/** Submits the sign-in form and waits until it is gone. */
export async function signIn(
  page: Page,
  login: keyof typeof DEMO_USERS | (string & {}) = 'admin',
  password: string = DEMO_USERS[login as keyof typeof DEMO_USERS] ?? '',
): Promise<void> {
  const submit = page.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true });
  await page.getByLabel(LOGIN_TEXTS.login, { exact: true }).fill(login);
  await page.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(password);
  await submit.click();
  await submit.waitFor({ state: 'detached' });
}

/** The user of a page from its opening on. */
export type Person = keyof typeof DEMO_USERS;

/**
 * Opens a session over REST, as the form does, and returns its cookies for pages that do not test
 * signing in.
 */
export async function sessionOf(url: string, login: Person): Promise<Cookie[]> {
  const calls = await request.newContext({ baseURL: url });
  try {
    const data = { login, password: DEMO_USERS[login] };
    const answer = await calls.post('/api/auth/login', { data });
    if (!answer.ok()) throw new Error(`POST /auth/login answered ${answer.status()}`);
    return (await calls.storageState()).cookies;
  } finally {
    await calls.dispose();
  }
}

/**
 * Creates an account with these permissions over REST; its password is `<login>-password`, to be
 * changed at the first sign-in when it is one-time.
 */
export async function addPerson(
  admin: Page,
  login: string,
  permissions: readonly Permission[],
  mustChangePassword = false,
): Promise<void> {
  const password = `${login}-password`;
  const data = { login, password, permissions, mustChangePassword, isActive: true };
  const answer = await admin.request.post('/api/users', { data });
  if (!answer.ok()) throw new Error(`POST /api/users answered ${answer.status()}`);
}
