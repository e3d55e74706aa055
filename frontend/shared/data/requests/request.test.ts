import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from './request';

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
    const call = fetchWithTimeout('/api/graphql').catch((error: unknown) => {
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
    await fetchWithTimeout('/api/graphql', { method: 'POST' });
    expect(silence).toHaveBeenLastCalledWith(
      '/api/graphql',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin' }),
    );
  });

  it('is aborted silently by its caller', async () => {
    const caller = new AbortController();
    const call = fetchWithTimeout('/api/graphql', { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
