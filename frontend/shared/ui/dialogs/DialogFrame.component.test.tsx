import { watchPageFocus } from '@frontend/shared/lib/overlays/focus-return';
import { renderSignedIn } from '@frontend/testing/render';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

function openDialog() {
  const call = vi.fn();
  renderSignedIn(
    <Dialog title="Бронь" onClose={vi.fn()}>
      <button type="button" onClick={call}>
        Написать
      </button>
    </Dialog>,
  );
  return { call, link: screen.getByRole('button', { name: 'Написать' }) };
}

test('the late click of the opening tap has no effect in the dialog', () => {
  const { call, link } = openDialog();
  fireEvent.click(link, { detail: 1 });
  expect(call).not.toHaveBeenCalled();
});

test('a tap in the dialog acts immediately, and so does a key', () => {
  const { call, link } = openDialog();
  fireEvent.click(link, { detail: 0 });
  expect(call).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(link);
  fireEvent.click(link, { detail: 1 });
  expect(call).toHaveBeenCalledTimes(2);
});

function Nested() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog title="Бронь" onClose={() => undefined}>
      <Button onClick={() => setOpen(true)}>Принять</Button>
      {isOpen && (
        <Dialog title="Оплата" onClose={() => setOpen(false)}>
          <input aria-label="Сумма" autoFocus />
        </Dialog>
      )}
    </Dialog>
  );
}

test('a dialog over another keeps the focus of its first field', async () => {
  watchPageFocus();
  const { user } = renderSignedIn(<Nested />);
  screen.getByRole('button', { name: 'Принять' }).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Сумма' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(document.activeElement).toBe(field);
});
