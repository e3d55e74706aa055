import { TaskError } from '../root.ts';

/** The cookie of the demo company's owner. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'demo-admin', remember: true }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new TaskError(`The product did not let us in: ${answer.status}.`);
  return cookie;
}
