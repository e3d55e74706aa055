import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password';

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

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

test('an unknown login never matches and takes as long as a known one', async () => {
  const kept = await hashPassword('secret');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now();
    await verifyPassword(kept, 'wrong');
    const middle = performance.now();
    expect(await verifyPassword(null, 'nobody signs in with this')).toBe(false);
    known.push(middle - start);
    unknown.push(performance.now() - middle);
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});
