import { edgeShare } from '../../model/view/edge-scroll';
import type { GestureEffect } from '../gesture-effects';
import type { GestureEvent } from '../gesture-events';

/**
 * The scroll of a frame in which a drag is at an edge, and its time of arrival there; null: not at
 * an edge.
 */
export function edgePan(
  { atEdgeSince }: { readonly atEdgeSince: number | null },
  { atMs, edgeScroll: { x, y } }: Extract<GestureEvent, { kind: 'frame' }>,
): { readonly since: number; readonly effect: GestureEffect } | null {
  if (x === 0 && y === 0) return null;
  const since = atEdgeSince ?? atMs;
  const share = edgeShare(atMs - since);
  return { since, effect: { kind: 'pan', dx: -x * share, dy: -y * share } };
}
