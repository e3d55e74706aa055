import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { type Cookie, type Page, request } from 'playwright-core';

export const DEMO_USERS = {
  admin: 'demo-admin',
  manager: 'demo-manager',
  partner: 'demo-partner',
} as const;

/** The password of a user of the demonstration, or of one that `addUser` adds. */
export const passwordOf = (login: string): string =>
  new Map<string, string>(Object.entries(DEMO_USERS)).get(login) ?? `${login}-word`;

/** Submits the sign-in form and waits until it is gone. */
export async function signIn(
  page: Page,
  login = 'admin',
  password: string = passwordOf(login),
): Promise<void> {
  const submit = page.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true });
  await page.getByLabel(LOGIN_TEXTS.login, { exact: true }).fill(login);
  await page.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill(password);
  await submit.click();
  await submit.waitFor({ state: 'detached' });
}

/**
 * Opens a session over REST, as the form does, and returns its cookies for pages that do not test
 * signing in.
 */
export async function sessionOf(url: string, login: string): Promise<Cookie[]> {
  const calls = await request.newContext({ baseURL: url });
  try {
    const data = { login, password: passwordOf(login) };
    const answer = await calls.post('/api/auth/login', { data });
    if (!answer.ok()) throw new Error(`POST /auth/login answered ${answer.status()}`);
    return (await calls.storageState()).cookies;
  } finally {
    await calls.dispose();
  }
}
