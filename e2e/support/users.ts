import type { Permission } from '@schema/permissions';
import { DEMO_USERS, passwordOf } from './sign-in.ts';

/**
 * Adds a user with these permissions to the running product; returns the password, to be changed at the
 * first sign-in when it is one-time.
 */
export async function addUser(
  url: string,
  login: string,
  permissions: readonly Permission[],
  mustChangePassword = false,
): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const entered = await post('/auth/login', { login: 'admin', password: DEMO_USERS.admin });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const password = passwordOf(login);
  const user = { login, password, permissions, mustChangePassword, isActive: true };
  const answer = await post('/users', user, cookie);
  if (!answer.ok) throw new Error(`POST /users answered ${answer.status}: ${await answer.text()}`);
  return password;
}
