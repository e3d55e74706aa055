import { BOARD, DEFAULT_GRID_COLOUR, DEFAULT_ROLE_COLOURS } from '@schema/constants/board';
import {
  CHOSEN_ROLES,
  type ChosenRole,
  type RoleColour,
} from '@schema/values/bookings/event-roles';
import { type Day, isDay } from '@schema/values/time/calendar';

/**
 * Board style of this device (requirements.md, E2: kept on the client). Colours are '#RRGGBB';
 * null: derived from the status colours.
 */
export interface BoardStyle extends Readonly<Record<RoleColour, string>> {
  /** The first day on opening; null: around today. */
  readonly startDate: Day | null;
  /** Days loaded at first; limits the number of visible days. */
  readonly days: number;
  /** Px. */
  readonly rowHeight: number;
  /** Visible days on opening. */
  readonly cellsPerView: number;
  readonly gridColor: string;
  /** Px, in steps of a half. */
  readonly gridLineWidth: number;
  /** Px above and below an event. */
  readonly eventPadding: number;
  readonly activeBackground: string | null;
  readonly textColor: string | null;
  readonly borderColor: string | null;
  readonly badgeColor: string | null;
  /** Whether blocks have payment signs. */
  readonly hasMoneySigns: boolean;
}

/** A colour for each role: plannedColor, activeColor … */
const roleColours = (colourOf: (role: ChosenRole) => string) =>
  Object.fromEntries(CHOSEN_ROLES.map((role) => [`${role}Color`, colourOf(role)])) as Record<
    RoleColour,
    string
  >;

/** Style of a device without a chosen one (requirements.md, E4–E7). */
export const DEFAULT_BOARD_STYLE: BoardStyle = {
  startDate: null,
  days: BOARD.defaultDays,
  rowHeight: BOARD.rowHeight.boardDefault,
  cellsPerView: BOARD.defaultVisibleDays,
  gridColor: DEFAULT_GRID_COLOUR,
  gridLineWidth: BOARD.gridLineWidth.default,
  eventPadding: BOARD.eventPadding.boardDefault,
  ...roleColours((role) => DEFAULT_ROLE_COLOURS[role]),
  activeBackground: null,
  textColor: null,
  borderColor: null,
  badgeColor: null,
  hasMoneySigns: true,
};

/** Defaults of the board editor (requirements.md, E4–E7). */
export const EDITOR_BOARD_STYLE: BoardStyle = {
  ...DEFAULT_BOARD_STYLE,
  rowHeight: BOARD.rowHeight.editorDefault,
  cellsPerView: BOARD.editorVisibleDays,
  eventPadding: BOARD.eventPadding.editorDefault,
};

const COLOUR = /^#[\da-f]{6}$/i;

function numberIn(value: unknown, min: number, max: number, step: number, other: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return other;
  return Math.min(Math.max(Math.round(value / step) * step, min), max);
}

function colourOr<T>(value: unknown, other: T): string | T {
  return typeof value === 'string' && COLOUR.test(value) ? value : other;
}

/**
 * A style within its limits (requirements.md, E3): numbers are clamped and rounded to their step,
 * missing or invalid values take the default.
 */
export function checkedStyle(raw: Partial<Record<keyof BoardStyle, unknown>>): BoardStyle {
  const preset = DEFAULT_BOARD_STYLE;
  const { rowHeight, gridLineWidth: line, eventPadding } = BOARD;
  return {
    startDate: isDay(raw.startDate) ? raw.startDate : null,
    days: numberIn(raw.days, 1, BOARD.maxVisibleDays, 1, preset.days),
    rowHeight: numberIn(raw.rowHeight, rowHeight.min, rowHeight.max, 1, preset.rowHeight),
    cellsPerView: numberIn(raw.cellsPerView, 1, BOARD.maxVisibleDays, 1, preset.cellsPerView),
    gridColor: colourOr(raw.gridColor, preset.gridColor),
    gridLineWidth: numberIn(raw.gridLineWidth, line.min, line.max, line.step, preset.gridLineWidth),
    eventPadding: numberIn(
      raw.eventPadding,
      eventPadding.min,
      eventPadding.max,
      1,
      preset.eventPadding,
    ),
    ...roleColours((role) => colourOr(raw[`${role}Color`], preset[`${role}Color`])),
    activeBackground: colourOr(raw.activeBackground, null),
    textColor: colourOr(raw.textColor, null),
    borderColor: colourOr(raw.borderColor, null),
    badgeColor: colourOr(raw.badgeColor, null),
    hasMoneySigns:
      typeof raw.hasMoneySigns === 'boolean' ? raw.hasMoneySigns : preset.hasMoneySigns,
  };
}
