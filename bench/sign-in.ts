import { TaskError } from '../tools/root.ts';

/** The cookie of an account of the demo company. */
export async function signIn(url: string, login = 'admin'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: `demo-${login}`, remember: true }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new TaskError(`The product did not let us in: ${answer.status}.`);
  return cookie;
}
