import { CHOSEN_ROLES, type ChosenRole } from '@schema/values/bookings/event-roles';
import { contrast, type Hex } from '../model/look/colour';
import type { StatusInk } from '../model/look/status-ink';
import { lookOf } from '../style/board-look';
import type { BoardStyle } from '../style/style-settings';

const THEMES = ['light', 'dark'] as const;

/** Places where a chosen colour is unreadable and replaced by a derived one. */
interface Unreadable {
  readonly theme: (typeof THEMES)[number];
  readonly blocks: readonly ChosenRole[];
  /**
   * The lowest contrast among them, and the required one (WCAG 2: 4.5 for text, 3 for an outline).
   */
  readonly contrast: number;
  readonly needed: number;
}

type Checked = 'textColor' | 'borderColor' | 'badgeColor';

interface Check {
  readonly needed: number;
  readonly taken: (ink: StatusInk) => Hex;
  /** Colour to compare it with. */
  readonly background: (ink: StatusInk, surface: Hex) => Hex;
}

const CHECKS: Readonly<Record<Checked, Check>> = {
  textColor: { needed: 4.5, taken: ({ ink }) => ink, background: ({ fill }) => fill },
  borderColor: { needed: 3, taken: ({ edge }) => edge, background: (_ink, surface) => surface },
  badgeColor: { needed: 4.5, taken: ({ badge }) => badge, background: ({ ink }) => ink },
};

/**
 * Places where a chosen text, border or badge colour is unreadable (docs/design.md), by theme.
 * Empty when it is readable everywhere or not chosen.
 */
export function unreadableOf(style: BoardStyle, name: Checked): Unreadable[] {
  const chosen = style[name];
  if (chosen === null) return [];
  const { needed, taken, background } = CHECKS[name];
  return THEMES.flatMap((theme) => {
    const { inks, palette } = lookOf(style, theme);
    const blocks = CHOSEN_ROLES.filter((block) => taken(inks[block]) !== chosen);
    if (blocks.length === 0) return [];
    const worst = blocks.map((block) => contrast(chosen, background(inks[block], palette.surface)));
    return [{ theme, blocks, contrast: Math.min(...worst), needed }];
  });
}
