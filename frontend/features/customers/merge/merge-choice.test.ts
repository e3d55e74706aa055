import { describe, expect, test } from 'vitest';
import { firstChoice } from './merge-choice';
import type { MergedCustomer } from './useMergePreview';

const person = (id: number, more: Partial<MergedCustomer> = {}): MergedCustomer => ({
  id,
  fullName: `Имя ${id}`,
  phone: null,
  email: null,
  bookingsCount: 0,
  lastBookingAt: null,
  ...more,
});

describe('the default choice', () => {
  test.each([
    ['both have both', { phone: '1', email: 'a' }, { phone: '2', email: 'b' }, [1, 1]],
    ['only the other has a phone', { email: 'a' }, { phone: '2' }, [2, 1]],
    ['only the other has an e-mail', { phone: '1' }, { email: 'b' }, [1, 2]],
    ['neither has any', {}, {}, [1, 1]],
  ])('%s', (_, mine, theirs, [phoneFrom, emailFrom]) => {
    expect(firstChoice(person(1, mine), person(2, theirs))).toEqual({
      fullNameFrom: 1,
      phoneFrom,
      emailFrom,
    });
  });
});
