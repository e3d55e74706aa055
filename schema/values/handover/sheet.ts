/** Sides of a rental: the car goes out to the customer, or comes back. */
export const SHEET_SIDES = ['out', 'back'] as const;
export type SheetSide = (typeof SHEET_SIDES)[number];

/** What the sheets of a list show; `unsigned`: the customer did not sign. */
export const SHEET_FINDINGS = ['damages', 'unsigned'] as const;
export type SheetFinding = (typeof SHEET_FINDINGS)[number];

/** What a photo of a sheet shows; `detail` may be repeated. */
export const PHOTO_ANGLES = [
  'front',
  'left',
  'rear',
  'right',
  'interior',
  'trunk',
  'dashboard',
  'detail',
] as const;
export type PhotoAngle = (typeof PHOTO_ANGLES)[number];

/** An angle with one photo of a sheet. */
export type NamedAngle = Exclude<PhotoAngle, 'detail'>;
export const NAMED_ANGLES = PHOTO_ANGLES.filter((angle) => angle !== 'detail');

/** Photos of one sheet: each named angle and 30 details. */
export const MAX_SHEET_PHOTOS = 37;

/** Longest retention of the photos of sheets that a company sets, months. */
export const MAX_PHOTO_MONTHS = 240;

/** Fuel is read in eighths of a tank. */
export const FUEL_FULL = 8;

/** How the customer confirms a sheet; `absent`: he did not wait, with a reason. */
export const SIGNATURE_WAYS = ['finger', 'paper', 'absent'] as const;
export type SignatureWay = (typeof SIGNATURE_WAYS)[number];

/** Charges recorded by one sheet of a return. */
export const MAX_SHEET_CHARGES = 24;

/** Damages marked as repaired by one sheet. */
export const MAX_SHEET_MENDED = 100;

/** New damages recorded by one sheet. */
export const MAX_SHEET_DAMAGES = 20;
