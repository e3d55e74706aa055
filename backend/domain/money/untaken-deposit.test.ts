import { leftToTake } from '@schema/values/money/deposit';
import { kopecks } from '@schema/values/money/money';
import { expect, test } from 'vitest';
import { untakenDeposit } from './untaken-deposit';

const deposit = (agreed: number, held: number, returned = 0, withheld = 0) => ({
  agreed: kopecks(agreed),
  held: kopecks(held),
  returned: kopecks(returned),
  withheld: kopecks(withheld),
});

test.each([
  ['nothing is agreed', deposit(0, 0), 0],
  ['nothing is taken', deposit(500_000, 0), 500_000],
  ['a part is taken', deposit(500_000, 200_000), 300_000],
  ['all is taken', deposit(500_000, 500_000), 0],
  ['more is taken', deposit(500_000, 600_000), 0],
  ['it was taken and returned', deposit(500_000, 0, 500_000), 0],
  ['it was taken, a part withheld, the rest returned', deposit(500_000, 0, 400_000, 100_000), 0],
  ['a part is taken and partly withheld', deposit(500_000, 100_000, 0, 100_000), 300_000],
  ['it is taken without an agreement', deposit(0, 100_000), 0],
])('%s', (_, facts, left) => {
  expect(leftToTake(facts)).toBe(left);
  expect(untakenDeposit(facts, true)).toBe(left);
  expect(untakenDeposit(facts, false)).toBe(0);
});
