import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password';

/** Checks that run or wait; one more is refused. */
const CHECKS_AT_ONCE = 62;

test('a password matches only its own hash', async () => {
  const kept = await hashPassword('длинный пароль с пробелами '.repeat(4));
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(kept, 'длинный пароль с пробелами '.repeat(4))).toBe(true);
  expect(await verifyPassword(kept, 'длинный пароль')).toBe(false);
});

test('composed and decomposed letters are the same password', async () => {
  const kept = await hashPassword('йод и ёлка'.normalize('NFC'));
  expect(await verifyPassword(kept, 'йод и ёлка'.normalize('NFD'))).toBe(true);
});

test('an overlong password is wrong, not an error', async () => {
  const kept = await hashPassword('x'.repeat(1024));
  expect(await verifyPassword(kept, 'x'.repeat(200_000))).toBe(false);
});

test('an unknown login never matches and is checked like a known one', async () => {
  expect(await verifyPassword(null, 'nobody signs in with this')).toBe(false);
  const cheap = await hash('secret', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: CHECKS_AT_ONCE }, () => verifyPassword(cheap, 'wrong'));
  await expect(verifyPassword(null, 'wrong')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(new Set(await Promise.all(checks))).toEqual(new Set([false]));
});
