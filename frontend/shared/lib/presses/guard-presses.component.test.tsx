import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guardPresses } from './guard-presses';

/** Each button is 50 px high, below the one before it. */
function layOut() {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  // Stopped, so that a slow machine does not delay a press.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => {
    boxes.mockRestore();
    clock.mockRestore();
  });
  boxes.mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('button')].indexOf(this as HTMLButtonElement);
    return at < 0 ? new DOMRect() : new DOMRect(0, at * 50, 100, 50);
  });
}

async function open(rows: readonly string[]) {
  layOut();
  const pressed: string[] = [];
  const view = (names: readonly string[]) => (
    <ul ref={guardPresses}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => pressed.push(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
  /** Waits a frame, in which the list observes its rows. */
  const frame = () => act(() => new Promise((done) => requestAnimationFrame(done)));
  const { rerender } = render(view(rows));
  await frame();
  const become = async (names: readonly string[]) => {
    rerender(view(names));
    await frame();
  };
  return { pressed, become };
}
const at = (name: string) => screen.getByRole('button', { name });
const coords = (row: number) => ({ clientX: 20, clientY: row * 50 + 20 });

test.each(['[MouseLeft]', '[TouchA]'])(
  'a press by %s on a row that has just appeared is ignored',
  async (keys) => {
    const user = userEvent.setup({ delay: null });
    const { pressed, become } = await open(['а', 'б']);
    await become(['новая', 'а', 'б']);
    await user.pointer([{ keys, target: at('новая'), coords: coords(0) }]);
    await user.pointer([{ keys, target: at('а'), coords: coords(1) }]);
    expect(pressed).toEqual([]);
  },
);

test('a press on a row that did not move is accepted', async () => {
  const user = userEvent.setup({ delay: null });
  const { pressed, become } = await open(['а', 'б']);
  await become(['а', 'б', 'новая']);
  await user.pointer([{ keys: '[MouseLeft]', target: at('а'), coords: coords(0) }]);
  expect(pressed).toEqual(['а']);
});

test('a press acts on its first row, even if another moves under the pointer', async () => {
  const user = userEvent.setup({ delay: null });
  const { pressed, become } = await open(['а', 'б']);
  await user.pointer([{ keys: '[MouseLeft>]', target: at('а'), coords: coords(0) }]);
  await become(['новая', 'а', 'б']);
  await user.pointer([{ keys: '[/MouseLeft]', target: at('новая'), coords: coords(0) }]);
  expect(pressed).toEqual(['а']);
});

test('a press on a row removed meanwhile, or dragged away, has no effect', async () => {
  const user = userEvent.setup({ delay: null });
  const { pressed, become } = await open(['а', 'б']);
  await user.pointer([{ keys: '[MouseLeft>]', target: at('б'), coords: coords(1) }]);
  fireEvent.pointerUp(at('а'), coords(0));
  fireEvent.click(at('а'), { detail: 1, ...coords(0) });
  await user.pointer([{ keys: '[/MouseLeft]', target: document.body }]);
  await user.pointer([{ keys: '[MouseLeft>]', target: at('а'), coords: coords(0) }]);
  await become(['б']);
  fireEvent.pointerUp(at('б'), coords(0));
  fireEvent.click(at('б'), { detail: 1, ...coords(0) });
  expect(pressed).toEqual([]);
});

test('a held key acts only on the button focused when it was pressed', async () => {
  const { pressed } = await open(['а', 'б']);
  at('а').focus();
  fireEvent.keyDown(at('а'), { key: 'Enter' });
  at('б').focus();
  expect(fireEvent.keyDown(at('б'), { key: 'Enter', repeat: true })).toBe(false);
  fireEvent.keyUp(at('б'), { key: 'Enter' });
  expect(fireEvent.keyDown(at('б'), { key: 'Enter' })).toBe(true);
  expect(pressed).toEqual([]);
});

test('a press by a script or a key is accepted at any time', async () => {
  const { pressed, become } = await open(['а']);
  await become(['новая', 'а']);
  act(() => at('новая').click());
  expect(pressed).toEqual(['новая']);
});
