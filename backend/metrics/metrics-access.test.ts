import { expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access';

const TOKEN = 'a-long-token-of-the-company';
const here = { host: '127.0.0.1:4000' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each([
  ['this machine', '127.0.0.1', here, undefined, true],
  ['this machine over IPv6', '::1', { host: '[::1]:4000' }, undefined, true],
  ['this machine as IPv6 writes IPv4', '::ffff:127.0.0.1', { host: 'localhost' }, undefined, true],
  ['another machine', '192.168.0.7', here, undefined, false],
  ['no address', undefined, here, undefined, false],
  ['a proxy', '127.0.0.1', { ...here, 'x-forwarded-for': '127.0.0.1' }, undefined, false],
  ['a proxy that adds the scheme', '::1', { ...here, 'x-forwarded-proto': 'https' }, TOKEN, false],
  ['a proxy by the standard', '127.0.0.1', { ...here, forwarded: 'for=::1' }, undefined, false],
  ['a proxy that keeps the name', '127.0.0.1', { host: 'rental.example.ru' }, undefined, false],
  ['another name of the loopback', '127.0.0.1', { host: '127.0.0.1.evil.example' }, TOKEN, false],
  ['no name', '127.0.0.1', {}, undefined, false],
  ['the token', '192.168.0.7', bearer(TOKEN), TOKEN, true],
  ['the token behind a proxy', '::1', { ...bearer(TOKEN), via: '1.1 proxy' }, TOKEN, true],
  ['a wrong token', '192.168.0.7', bearer(TOKEN.slice(1)), TOKEN, false],
  ['an empty token', '192.168.0.7', bearer(''), TOKEN, false],
  ['a token without a setting', '192.168.0.7', bearer(TOKEN), undefined, false],
  ['an empty token without a setting', '192.168.0.7', bearer(''), undefined, false],
  ['another scheme', '192.168.0.7', { authorization: `Basic ${TOKEN}` }, TOKEN, false],
])('%s', (_who, address, headers, token, allowed) => {
  expect(mayReadMetrics({ address, headers }, token)).toBe(allowed);
});
