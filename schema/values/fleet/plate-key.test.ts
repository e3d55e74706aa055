import { describe, expect, test } from 'vitest';
import { plateKey } from './plate-key';

describe('equal plates', () => {
  test.each([
    ['А418КМ77', 'а 418 км 77'],
    ['А418КМ77', 'A418KM77'],
    ['В001ЕХ777', 'B 001 EX 777'],
    ['ТУ12378', 'TY12378'],
  ])('%s and %s', (one, other) => {
    expect(plateKey(one)).toBe(plateKey(other));
  });
});

describe('different plates', () => {
  test.each([
    ['А418КМ77', 'А418КМ777'],
    ['А418КМ77', 'А419КМ77'],
    // Letters without a look-alike are kept.
    ['W123ZZ', 'Ш123ZZ'],
  ])('%s and %s', (one, other) => {
    expect(plateKey(one)).not.toBe(plateKey(other));
  });
});
