import { renderSignedIn } from '@frontend/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
