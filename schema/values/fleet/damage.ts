/** Views of the drawing of a car on which damages are marked. */
export const CAR_VIEWS = ['left', 'right', 'front', 'rear', 'top'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

export const DAMAGE_KINDS = [
  'scratch',
  'chip',
  'dent',
  'crack',
  'missing',
  'interior',
  'other',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export const DAMAGE_SIZES = ['small', 'medium', 'large'] as const;
export type DamageSize = (typeof DAMAGE_SIZES)[number];

/** Coordinates on a view are stored in thousandths of its width and height. */
export const VIEW_UNITS = 1000;
