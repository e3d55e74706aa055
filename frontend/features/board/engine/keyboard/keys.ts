import type { CursorMove } from '@frontend/features/board/model/view/cursor';

export type KeyCommand =
  | { readonly kind: 'move'; readonly move: CursorMove }
  | { readonly kind: 'extend'; readonly by: -1 | 1; readonly edge: 'start' | 'end' }
  | { readonly kind: 'dragStart' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'open' }
  | { readonly kind: 'openCar' }
  | { readonly kind: 'leave' };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const MOVES: Readonly<Record<string, CursorMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  '[': 'previousEvent',
  ']': 'nextEvent',
  // The same keys in the Russian layout.
  х: 'previousEvent',
  ъ: 'nextEvent',
};

const SIDES: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Keys of the grid (docs/design.md); null for any other key. */
export function keyCommand(key: Key): KeyCommand | null {
  if (key.altKey || key.metaKey) return null;
  if (key.key === 'ContextMenu' || (key.shiftKey && key.key === 'F10')) return { kind: 'openCar' };
  if (key.shiftKey && SIDES[key.key]) {
    return { kind: 'extend', by: SIDES[key.key] ?? 1, edge: key.ctrlKey ? 'start' : 'end' };
  }
  if (key.ctrlKey) return key.key === 'Home' ? { kind: 'move', move: 'today' } : null;
  if (key.key === 'Enter' || key.key === ' ') return { kind: 'open' };
  if (key.key === 'Escape') return { kind: 'leave' };
  if (key.key === 'Delete') return { kind: 'remove' };
  if (['m', 'M', 'ь', 'Ь'].includes(key.key)) return { kind: 'dragStart' };
  const move = MOVES[key.key];
  return move ? { kind: 'move', move } : null;
}

const isPlain = (key: Key) => !key.ctrlKey && !key.metaKey && !key.altKey;

/** T, or Е in the Russian layout. */
export function isTodayKey(key: Key): boolean {
  return isPlain(key) && ['t', 'T', 'е', 'Е'].includes(key.key);
}

/** O; in the Russian layout the letter О, or Щ, which has the same key. */
export function isOverviewKey(key: Key): boolean {
  return isPlain(key) && ['o', 'O', 'о', 'О', 'щ', 'Щ'].includes(key.key);
}
