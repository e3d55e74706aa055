import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from './request';

/** A server that never answers, until the call is given up. */
const silence = vi.fn(
  (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    }),
);

describe('a call of the product (requirements.md, P1, P2)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silence);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits 8000 ms for an answer, then says that the server is away', async () => {
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

  it('carries the cookies of this site', async () => {
    silence.mockResolvedValueOnce(new Response('{}'));
    await fetchWithTimeout('/api/graphql', { method: 'POST' });
    expect(silence).toHaveBeenLastCalledWith(
      '/api/graphql',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin' }),
    );
  });

  it('is given up in silence by who no longer wants it', async () => {
    const caller = new AbortController();
    const call = fetchWithTimeout('/api/graphql', { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
