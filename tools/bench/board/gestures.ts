import type { CDPSession } from 'playwright-core';
import type { Motion } from '../ratios.ts';
import type { Board } from './boards.ts';

/** A hand on a page, through the devtools protocol. Steps go forth with 1 and back with −1. */
export interface Hand {
  begin(): Promise<unknown>;
  /** One movement by `px`; settles when the page has been told of it. */
  step(px: number): Promise<unknown>;
  end(): Promise<unknown>;
}

interface Spot {
  x: number;
  y: number;
}

const CTRL = 2;
/** A finger that rests this long before it lifts leaves no inertia behind, ms. */
const REST_MS = 150;
/** Half of the distance between two fingers when a pinch begins, px. */
const HALF_PINCH_PX = 100;

const rest = () => new Promise((done) => setTimeout(done, REST_MS));

function wheel(cdp: CDPSession, spot: Spot, motion: Motion, perPx: number): Hand {
  return {
    begin: async () => {},
    step: (px) =>
      cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...spot,
        modifiers: motion === 'zoom' ? CTRL : 0,
        deltaX: motion === 'horizontal' ? px * perPx : 0,
        deltaY: motion === 'horizontal' ? 0 : motion === 'zoom' ? -px : px,
      }),
    end: async () => {},
  };
}

/** Fingers stand where `place` says after so many px of movement. */
function fingers(cdp: CDPSession, place: (moved: number) => Spot[]): Hand {
  let moved = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : place(moved).map((spot, index) => ({ ...spot, id: index + 1 })),
    });
  return {
    begin() {
      moved = 0;
      return send('touchStart');
    },
    step(px) {
      moved += px;
      return send('touchMove');
    },
    async end() {
      await rest();
      await send('touchEnd');
    },
  };
}

/** The hand that makes a motion on a screen: the wheel of a mouse, or fingers. */
export function handFor(
  cdp: CDPSession,
  board: Board,
  motion: Motion,
  screen: { width: number; height: number; touch: boolean },
): Hand {
  const spot = { x: Math.round(screen.width * 0.6), y: Math.round(screen.height * 0.6) };
  if (!screen.touch) return wheel(cdp, spot, motion, board.wheelPerPx ?? 1);
  const { x, y } = spot;
  if (motion === 'horizontal') return fingers(cdp, (moved) => [{ x: x + 120 - moved, y }]);
  if (motion === 'vertical') return fingers(cdp, (moved) => [{ x, y: y + 120 - moved }]);
  return fingers(cdp, (moved) => {
    const half = HALF_PINCH_PX + moved / 2;
    return [
      { x: x - half, y },
      { x: x + half, y },
    ];
  });
}
