import { DEFAULT_ROLE_COLOURS } from '@schema/constants/board';
import type { BoardLook } from '../model/look/palette';
import { DARK_PALETTE, gridInk, inksFor, LIGHT_PALETTE } from '../model/look/palette';
import type { BoardStyle } from './style-settings';

/** The colours of a style in a theme. */
export function lookOf(style: BoardStyle, theme: 'light' | 'dark'): BoardLook {
  const palette = theme === 'dark' ? DARK_PALETTE : LIGHT_PALETTE;
  const inks = inksFor(palette, {
    planned: style.plannedColor,
    active: style.activeColor,
    dueToday: style.dueTodayColor,
    service: DEFAULT_ROLE_COLOURS.service,
    activeFill: style.activeBackground,
    ink: style.textColor,
    edge: style.borderColor,
    badge: style.badgeColor,
  });
  return { palette, inks, grid: gridInk(palette, style.gridColor, style.gridLineWidth) };
}
