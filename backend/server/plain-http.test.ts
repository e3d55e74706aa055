import { readConfig } from '@backend/settings/config';
import { expect, test } from 'vitest';
import { plainHttpWarning } from './plain-http';

test.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.7' }, true],
  [{ HOST: '127.0.0.1.example.com' }, true],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '1' }, false],
  [{ HOST: '0.0.0.0', SECURE_COOKIES: '1' }, false],
])('%j warns of plain HTTP: %s', (env, warns) => {
  const warning = plainHttpWarning(readConfig(env));
  expect(warning !== null).toBe(warns);
  if (warns) expect(warning).toContain('TRUST_PROXY');
});
