import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect } from 'vitest';
import { screenTest } from '../../support/screen-test';

screenTest('a title without a subtitle is beside the middle of its actions', async ({ open }) => {
  const page = await open({ path: '/money', as: 'admin' });
  const title = page.getByRole('heading', { level: 1, name: SHELL_TEXTS.money });
  const head = page.locator('header').filter({ has: title });
  const middleOf = async (part: typeof title) => {
    const box = await part.boundingBox();
    return box && box.y + box.height / 2;
  };
  const middle = await middleOf(head.getByRole('button').last());
  expect(Math.abs(((await middleOf(title)) ?? 0) - (middle ?? Number.NaN))).toBeLessThan(2);
});
