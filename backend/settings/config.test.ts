import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

function faultsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('settings', () => {
  test('an empty environment listens on 127.0.0.1 only', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataDir: './data',
      databaseUrl: undefined,
      companyTimeZone: 'Europe/Moscow',
      demoCars: 60,
      demo: false,
      trustProxy: false,
      requireReturnMark: false,
      sessionDays: 30,
      sessionRequests: 400,
      strangerRequests: 100,
      historyDays: 1096,
    });
  });

  test('are frozen', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  test('all errors are reported together', () => {
    const message = faultsOf({
      PORT: '70000',
      COMPANY_TIME_ZONE: 'Mars/Olympus',
      DATABASE_URL: 'mysql://root:hush@db/x',
      TRUST_PROXY: 'everyone',
      REQUIRE_RETURN_MARK: 'maybe',
      LOG_LEVEL: 'loud',
      DEMO_CARS: '-1',
    });
    for (const name of [
      'PORT',
      'COMPANY_TIME_ZONE',
      'DATABASE_URL',
      'TRUST_PROXY',
      'REQUIRE_RETURN_MARK',
      'LOG_LEVEL',
      'DEMO_CARS',
    ]) {
      expect(message).toContain(`- ${name}: `);
    }
    expect(message).not.toContain('hush');
  });

  test.each([
    ['0', false],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  test('a demo password is rejected in production and accepted by the demo', () => {
    expect(faultsOf({ ADMIN_PASSWORD: 'demo-admin' })).toContain('ADMIN_PASSWORD');
    expect(faultsOf({ ADMIN_PASSWORD: 'short' })).toContain('ADMIN_PASSWORD');
    expect(faultsOf({ ADMIN_PASSWORD: 'demo-admin', DEMO: '1' })).toBe('');
  });

  test('a short METRICS_TOKEN is rejected without being repeated', () => {
    const message = faultsOf({ METRICS_TOKEN: 'guess-me' });
    expect(message).toContain('METRICS_TOKEN: не короче 24 символов');
    expect(message).not.toContain('guess-me');
    expect(readConfig({ METRICS_TOKEN: ' ' }).metricsToken).toBeUndefined();
  });
});
