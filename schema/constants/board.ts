/** The availability board (requirements.md, B19–B23, E4–E7). */
export const BOARD = {
  /** Days of the first load. */
  defaultDays: 21,
  /** Days per block, and the buffer on each side. */
  blockDays: 21,
  /** Distance to an edge of the loaded days that extends them. */
  extendWithinDays: 14,
  /** Distance to an edge of the loaded days that prefetches. */
  prefetchWithinDays: 28,
  minVisibleDays: 3,
  maxVisibleDays: 28,
  defaultVisibleDays: 7,
  mobileVisibleDays: 7,
  editorVisibleDays: 21,
  touchMoveThresholdPx: 12,
  doubleTapMs: 320,
  rowHeight: { min: 64, max: 120, boardDefault: 84, editorDefault: 64 },
  gridLineWidth: { min: 1, max: 6, step: 0.5, default: 1 },
  eventPadding: { min: 0, max: 24, boardDefault: 6, editorDefault: 0 },
  /** The overview: one line of text a row. Not set by requirements.md. */
  overview: { rowHeight: 28, eventPadding: 2 },
} as const;

/** Maximum days of one board request. Not set by requirements.md: a year and a buffer each side. */
export const MAX_BOARD_DAYS = 400;

/** Maximum rows requested by id; for more, request the board. */
export const MAX_BOARD_CARS_ASKED = 500;

/** Default colours of the statuses (requirements.md, E8); the service colour is decided here. */
export const DEFAULT_ROLE_COLOURS = {
  planned: '#6366F1',
  active: '#14B863',
  dueToday: '#8971C1',
  service: '#E08A00',
} as const;

export const DEFAULT_GRID_COLOUR = '#C5CBD3';
