import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepEarlyKeys } from './early-keys';

function start() {
  const onEscape = vi.fn();
  const ofPage = vi.fn();
  const keys = keepEarlyKeys(onEscape);
  document.body.addEventListener('keydown', ofPage);
  onTestFinished(() => {
    keys.stop();
    document.body.removeEventListener('keydown', ofPage);
  });
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });
  return { keys, onEscape, ofPage, press };
}

test('letters, spaces and corrections typed before the box opens are kept from the page', () => {
  const { keys, press, ofPage } = start();
  for (const key of ['р', 'и', 'о', ' ', '1', '5', 'Backspace', '4', 'Enter']) press(key);
  expect(keys.text()).toBe('рио 14');
  expect(ofPage).not.toHaveBeenCalled();
});

test('shortcuts and arrows are handled by the page', () => {
  const { keys, press, ofPage } = start();
  press('k', { ctrlKey: true });
  press('Shift');
  press('ArrowDown');
  expect([keys.text(), ofPage.mock.calls.length]).toEqual(['', 3]);
});

test('Escape discards the keys, and none are kept after the end', () => {
  const { keys, onEscape, press, ofPage } = start();
  press('а');
  press('Escape');
  press('б');
  expect([keys.text(), onEscape.mock.calls.length, ofPage.mock.calls.length]).toEqual(['а', 1, 1]);
});
