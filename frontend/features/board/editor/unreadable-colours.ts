import { contrast, type Hex } from '../model/look/colour';
import type { StatusInk } from '../model/look/status-ink';
import { lookOf } from '../style/board-look';
import type { BoardStyle } from '../style/style-settings';

/** Blocks that take the chosen colours; service and the past keep their own. */
const BLOCKS = ['planned', 'active', 'dueToday'] as const;
const THEMES = ['light', 'dark'] as const;

/** Where a chosen colour cannot be read, so that the board draws with a derived one there. */
export interface Unreadable {
  readonly theme: (typeof THEMES)[number];
  readonly blocks: readonly (typeof BLOCKS)[number][];
  /** The worst contrast among them, and the one needed (WCAG 2: 4.5 for text, 3 for an outline). */
  readonly contrast: number;
  readonly needed: number;
}

type Checked = 'textColor' | 'borderColor' | 'badgeColor';

interface Check {
  readonly needed: number;
  readonly taken: (ink: StatusInk) => Hex;
  /** What the colour must stand out from. */
  readonly background: (ink: StatusInk, surface: Hex) => Hex;
}

const CHECKS: Readonly<Record<Checked, Check>> = {
  textColor: { needed: 4.5, taken: ({ ink }) => ink, background: ({ fill }) => fill },
  borderColor: { needed: 3, taken: ({ edge }) => edge, background: (_ink, surface) => surface },
  badgeColor: { needed: 4.5, taken: ({ badge }) => badge, background: ({ ink }) => ink },
};

/**
 * Where the board does not take a chosen text, border or badge colour because it could not be read
 * there (docs/design.md), by theme. Empty when it is taken everywhere, or none was chosen.
 */
export function unreadableOf(style: BoardStyle, name: Checked): Unreadable[] {
  const wanted = style[name];
  if (wanted === null) return [];
  const { needed, taken, background } = CHECKS[name];
  return THEMES.flatMap((theme) => {
    const { inks, palette } = lookOf(style, theme);
    const blocks = BLOCKS.filter((block) => taken(inks[block]) !== wanted);
    if (blocks.length === 0) return [];
    const worst = blocks.map((block) => contrast(wanted, background(inks[block], palette.surface)));
    return [{ theme, blocks, contrast: Math.min(...worst), needed }];
  });
}
