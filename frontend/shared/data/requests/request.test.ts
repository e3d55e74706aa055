import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onOtherUser } from './other-user';
import { setPageUser } from './page-user';
import { sendRequest } from './request';

/** A server that never responds, until the request is aborted. */
const silence = vi.fn(
  (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    }),
);

describe('a request (requirements.md, P1, P2)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silence);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('times out after 8000 ms with a message', async () => {
    let failure: unknown = 'still waiting';
    const call = sendRequest('/api/graphql').catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(7999);
    expect(failure).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(failure).toMatchObject({ message: MESSAGES.generic.unavailable });
  });

  it('sends the cookies of this site', async () => {
    silence.mockResolvedValueOnce(new Response('{}'));
    await sendRequest('/api/graphql', { method: 'POST' });
    expect(silence).toHaveBeenLastCalledWith(
      '/api/graphql',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin' }),
    );
  });

  it('is aborted silently by its caller', async () => {
    const caller = new AbortController();
    const call = sendRequest('/api/graphql', { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a request of a page', () => {
  const sent = vi.fn<typeof fetch>();
  const nameIn = () => new Headers(sent.mock.lastCall?.[1]?.headers).get('x-page-user');
  beforeEach(() => {
    sent.mockImplementation(async () => Response.json({}));
    vi.stubGlobal('fetch', sent);
  });
  afterEach(() => {
    setPageUser(null);
    vi.unstubAllGlobals();
  });

  it('names the user of the page, another one or none', async () => {
    await sendRequest('/api/graphql');
    expect(nameIn()).toBeNull();
    setPageUser(7);
    await sendRequest('/api/graphql', { headers: { 'idempotency-key': 'k' } });
    expect(nameIn()).toBe('7');
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('idempotency-key')).toBe('k');
    await sendRequest('/api/graphql', { pageUser: 8 });
    expect(nameIn()).toBe('8');
    await sendRequest('/api/graphql', { pageUser: null });
    expect(nameIn()).toBeNull();
  });

  it.each([
    ['REST', { code: 'OTHER_USER', message: 'Вошли', signedIn: 'petrov' }],
    [
      'GraphQL',
      { errors: [{ message: 'Вошли', extensions: { code: 'OTHER_USER', signedIn: 'petrov' } }] },
    ],
  ])(
    'refused by %s for another user names the signed-in user and stays readable',
    async (_, body) => {
      sent.mockImplementation(async () => Response.json(body, { status: 409 }));
      const heard = vi.fn();
      const stop = onOtherUser(heard);
      const answer = await sendRequest('/api/graphql');
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('petrov', expect.any(Number)));
      expect(await answer.json()).toEqual(body);
      stop();
    },
  );

  it('refused by a conflict names no user', async () => {
    sent.mockImplementation(async () =>
      Response.json({ code: 'STALE', message: 'Изменена' }, { status: 409 }),
    );
    const heard = vi.fn();
    const stop = onOtherUser(heard);
    await (await sendRequest('/api/graphql')).json();
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});
