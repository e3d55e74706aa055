import { renderSignedIn } from '@frontend/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';
import { DialogForm } from './DialogForm';

test('of two stacked forms only the upper one submits, by Enter and by Ctrl+Enter', async () => {
  const [below, above] = [vi.fn(), vi.fn()];
  const { user } = renderSignedIn(
    <Dialog title="Бронь" onClose={vi.fn()}>
      <DialogForm onSubmit={below}>
        <Dialog title="Оплата" onClose={vi.fn()}>
          <DialogForm onSubmit={above}>
            <input aria-label="Сумма" />
          </DialogForm>
        </Dialog>
      </DialogForm>
    </Dialog>,
  );
  await user.type(screen.getByLabelText('Сумма'), '{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(above).toHaveBeenCalledTimes(2);
  expect(below).not.toHaveBeenCalled();
});

test('a dialog does not close while its form saves', async () => {
  let end = () => {};
  const saving = new Promise<void>((resolve) => {
    end = resolve;
  });
  const onClose = vi.fn();
  const { user } = renderSignedIn(
    <Dialog title="Бронь" onClose={onClose}>
      <DialogForm onSubmit={() => saving}>
        <input aria-label="Имя" />
      </DialogForm>
    </Dialog>,
  );
  const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Закрыть' });
  await user.type(screen.getByLabelText('Имя'), '{Enter}');
  expect(close.disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  end();
  await waitFor(() => expect(close.disabled).toBe(false));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
