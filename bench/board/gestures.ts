import type { CDPSession } from 'playwright-core';
import type { Motion } from '../ratios.ts';
import type { Board } from './boards.ts';

/** A gesture on a page, sent through the devtools protocol. A negative step moves back. */
export interface Gesture {
  begin(): Promise<unknown>;
  /** One movement by `px`; resolves when the page has received it. */
  step(px: number): Promise<unknown>;
  end(): Promise<unknown>;
}

interface Spot {
  x: number;
  y: number;
}

const CTRL = 2;
/** A touch that rests this long before its release starts no inertia, ms. */
const REST_MS = 150;
/** Half of the distance between two fingers when a pinch begins, px. */
const HALF_PINCH_PX = 100;

const rest = () => new Promise((done) => setTimeout(done, REST_MS));

function wheel(cdp: CDPSession, spot: Spot, motion: Motion, perPx: number): Gesture {
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

/** `positions` gives the touch points after a movement of `px`. */
function fingers(cdp: CDPSession, positions: (moved: number) => Spot[]): Gesture {
  let moved = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : positions(moved).map((spot, index) => ({ ...spot, id: index + 1 })),
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

/** The gesture that makes a motion on a screen: the wheel of a mouse, or touch. */
export function gestureFor(
  cdp: CDPSession,
  board: Board,
  motion: Motion,
  screen: { width: number; height: number; touch: boolean },
): Gesture {
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
