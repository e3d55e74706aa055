import { button, renderSignedIn } from '@frontend/testing/render';
import { SIGNATURE_TEXTS } from '@schema/texts/handover/sheet';
import { INK_WIDTH, type Ink } from '@schema/values/handover/ink';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignatureField } from './SignatureField';

/** Width of the field, px: two units of ink each. */
const WIDTH = INK_WIDTH / 2;

beforeEach(() => {
  // The DOM of tests draws nothing.
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D & GPUCanvasContext,
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
});

const inks: Ink[] = [];

function Signature() {
  const [value, setValue] = useState<Ink>([]);
  inks.push(value);
  return <SignatureField value={value} onChange={setValue} signer="Анна Никитина" error={null} />;
}

function draw(from: readonly [number, number], to: readonly [number, number]) {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    clientX,
    clientY,
    pointerId: 1,
    isPrimary: true,
    buttons: 1,
    pressure: 0.5,
  });
  fireEvent.pointerDown(canvas, at(from));
  fireEvent.pointerMove(canvas, at(to));
  fireEvent.pointerUp(canvas, { ...at(to), buttons: 0 });
}

test('strokes add to the value, and are erased together', async () => {
  const { user } = renderSignedIn(<Signature />);
  const field = () => screen.getByRole('img').getAttribute('aria-label');
  expect(field()).toContain(SIGNATURE_TEXTS.notDrawn);
  draw([10, 20], [200, 100]);
  expect(inks.at(-1)).toEqual([[20, 40, 400, 200]]);
  draw([30, 30], [60, 60]);
  expect(inks.at(-1)).toHaveLength(2);
  expect(field()).toContain(SIGNATURE_TEXTS.drawn);
  await user.click(button(SIGNATURE_TEXTS.erase));
  expect(inks.at(-1)).toEqual([]);
});
