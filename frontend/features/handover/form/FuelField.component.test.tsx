import { button, renderSignedIn } from '@frontend/testing/render';
import { READING_TEXTS } from '@schema/texts/handover/sheet';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FuelField } from './FuelField';

function Fuel() {
  const [value, setValue] = useState<number | null>(null);
  return <FuelField value={value} onChange={setValue} error={null} />;
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.getAttribute('aria-label'));

test('fuel is chosen by a tap or by arrow keys, and cleared', async () => {
  const { user } = renderSignedIn(<Fuel />);
  expect(chosen()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '7/8' }));
  expect(chosen()).toEqual(['7/8']);
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['8/8']);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toEqual(['6/8']);
  await user.click(screen.getByRole('radio', { name: `${READING_TEXTS.emptyTank}, 0/8` }));
  expect(chosen()).toEqual([`${READING_TEXTS.emptyTank}, 0/8`]);
  await user.click(button(READING_TEXTS.clear));
  expect(chosen()).toEqual([]);
});
