import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionPhase, setConnectionState } from './live-connection-state';
import { useConnectionOpened } from './use-connection-opened';

afterEach(() => setConnectionState(null));

const show = (phase: ConnectionPhase) => setConnectionState({ phase, lostAtMs: 0 });

interface Counts {
  asked: number;
  renders: number;
}

function Reader({ counts }: { readonly counts: Counts }) {
  counts.renders += 1;
  useConnectionOpened(() => {
    counts.asked += 1;
  });
  return null;
}

test('refetches each time the connection opens, without a render', () => {
  const counts = { asked: 0, renders: 0 };
  render(<Reader counts={counts} />);
  const asked: number[] = [];
  for (const phase of ['live', 'restoring', 'lost', 'restored', 'live'] as const) {
    act(() => show(phase));
    asked.push(counts.asked);
  }
  expect(asked).toEqual([1, 1, 1, 2, 2]);
  expect(counts.renders).toBe(1);
});

test('does not refetch for an open connection, but for one that opens before the effects', () => {
  show('live');
  const open = { asked: 0, renders: 0 };
  render(<Reader counts={open} />);
  expect(open.asked).toBe(0);
  show('lost');
  const opening = { asked: 0, renders: 0 };
  render(
    <>
      <Reader counts={opening} />
      <Opener />
    </>,
  );
  expect(opening.asked).toBe(1);
});

/** Opens the connection after the render, before the readers' effects. */
function Opener() {
  useLayoutEffect(() => show('live'), []);
  return null;
}
