import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { isRetried, retryDelayMs } from './retry-after';

function refused(extensions: Record<string, unknown>, status = 429) {
  const bodyText = JSON.stringify({ errors: [{ message: 'Много', extensions }] });
  return new ServerError('refused', { response: new Response(bodyText, { status }), bodyText });
}
const busy = refused({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 4 });

describe('a read refused by a busy server', () => {
  it('is retried after the time the server names', () => {
    expect(isRetried(1, busy)).toBe(true);
    expect(retryDelayMs(busy, () => 0)).toBe(4000);
    expect(retryDelayMs(busy, () => 0.5)).toBe(4500);
  });

  it('fails after three attempts or when the wait is too long', () => {
    expect(isRetried(3, busy)).toBe(false);
    expect(isRetried(1, refused({ retryAfterSeconds: 900 }))).toBe(false);
  });

  it('is not retried after another failure', () => {
    expect(isRetried(1, refused({ code: 'UNAVAILABLE' }, 503))).toBe(false);
    expect(isRetried(1, new Error('Failed to fetch'))).toBe(false);
  });
});
