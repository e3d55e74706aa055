import { clamp } from '../model/view/clamp';
import type { Axis, Velocity } from './gesture-state';

/**
 * Speeds in px/ms (docs/board.md, Touch): a moving average; inertia starts above START_ABOVE, is
 * capped, decays and stops.
 */
const START_ABOVE = 0.1;
const CAP = 2;
const STOP_BELOW = 0.01;
const DECAY_PER_FRAME = 0.91;
const FRAME_MS = 16.7;
const SAMPLE_WEIGHT = 0.6;

/** Rest before the release after which there is no inertia, ms. */
const REST_MS = 80;

/**
 * Ratio of the axes at which a pan is locked to one, and the movement across it that unlocks the
 * pan, px.
 */
const AXIS_RATIO = 2.4;
const AXIS_RELEASE_PX = 36;

export const ZERO_VELOCITY: Velocity = { vx: 0, vy: 0 };

function capped(speed: number): number {
  return clamp(speed, -CAP, CAP);
}

/** The average after one more move of (dx, dy) px within `ms`. */
export function averaged(before: Velocity, dx: number, dy: number, ms: number): Velocity {
  const elapsed = Math.max(ms, 1);
  return {
    vx: capped(before.vx + (dx / elapsed - before.vx) * SAMPLE_WEIGHT),
    vy: capped(before.vy + (dy / elapsed - before.vy) * SAMPLE_WEIGHT),
  };
}

/** The speed of the inertia after a release; null for none. */
export function releaseVelocity(velocity: Velocity, restedMs: number): Velocity | null {
  if (restedMs > REST_MS) return null;
  return Math.hypot(velocity.vx, velocity.vy) > START_ABOVE ? velocity : null;
}

/** The speed `ms` later; null once it has stopped. */
export function decayed(velocity: Velocity, ms: number): Velocity | null {
  const share = DECAY_PER_FRAME ** (ms / FRAME_MS);
  const [vx, vy] = [velocity.vx * share, velocity.vy * share];
  return Math.hypot(vx, vy) > STOP_BELOW ? { vx, vy } : null;
}

/** Distance of a decaying speed within `ms`, px: independent of the frame length. */
export function coasted({ vx, vy }: Velocity, ms: number): { dx: number; dy: number } {
  const perFrame = Math.log(DECAY_PER_FRAME);
  const endsAfter = (FRAME_MS * Math.log(STOP_BELOW / Math.hypot(vx, vy))) / perFrame;
  const share = DECAY_PER_FRAME ** (Math.min(ms, endsAfter) / FRAME_MS);
  const length = (FRAME_MS * (share - 1)) / perFrame;
  return { dx: vx * length, dy: vy * length };
}

/** The axis a pan of (dx, dy) is locked to. */
export function axisFor(dx: number, dy: number): Axis {
  if (Math.abs(dx) > AXIS_RATIO * Math.abs(dy)) return 'x';
  return Math.abs(dy) > AXIS_RATIO * Math.abs(dx) ? 'y' : 'free';
}

/** The part of a move along the locked axis, and whether it unlocks the pan. */
export function moveOnAxis(
  axis: Axis,
  offAxis: number,
  dx: number,
  dy: number,
): { axis: Axis; offAxis: number; dx: number; dy: number } {
  if (axis === 'free') return { axis, offAxis, dx, dy };
  const across = offAxis + (axis === 'x' ? dy : dx);
  if (Math.abs(across) > AXIS_RELEASE_PX) return { axis: 'free', offAxis: 0, dx, dy };
  return axis === 'x' ? { axis, offAxis: across, dx, dy: 0 } : { axis, offAxis: across, dx: 0, dy };
}
