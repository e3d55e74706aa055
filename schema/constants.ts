/**
 * Business constants, each with its source. Units are in the name (`…Ms`, `…Px`, `…Days`) or in the
 * comment; money limits are in roubles.
 */

/** Default times of a booking: pickup and return (requirements.md, K5). Company time. */
export const BOOKING_PICKUP_TIME = '10:00';
export const BOOKING_RETURN_TIME = '18:00';

/** Service work defaults (requirements.md, W2). Company time. */
export const SERVICE_START_TIME = '09:00';
export const SERVICE_END_TIME = '18:00';

/** A default end before its start becomes the start plus this (requirements.md, X1). */
export const END_FALLBACK_HOURS = 2;

/** The last minute of a day, the cap of a default end (requirements.md, X1). */
export const DAY_LAST_TIME = '23:59';

/** Quick booking: from today 23:59 to the day after tomorrow 06:00 (requirements.md, K40). */
export const QUICK_BOOKING = {
  pickupTime: '23:59',
  returnTime: '06:00',
  returnAfterDays: 2,
} as const;

/** Range of a form's date inputs from the draft day. Decided here. */
export const DRAFT_REACH_DAYS = 365;

/** The longest booking or service work, in days; rejects a mistyped year. Decided here. */
export const MAX_EVENT_DAYS = 3660;

/** Dates of bookings and service work reach this far from today; beyond is a slip. Decided here. */
export const DATE_REACH_YEARS = 10;

/** Step of price and deposit inputs, roubles (requirements.md, X2, F16). */
export const PRICE_STEP = 100;

/** The per-day price of the edit form is rounded to this, roubles (requirements.md, K24). */
export const PER_DAY_ROUNDING = 100;

/** The largest amount, roubles. Decided here: keeps sums exact in a double. */
export const MAX_AMOUNT = 1_000_000_000;

/** A Russian phone: country code and ten digits (requirements.md, X3). */
export const PHONE_DIGITS = 11;
export const PHONE_COUNTRY_CODE = '7';

/** Digits of a phone that a messenger can reach (requirements.md, R7); the maximum is E.164's. */
export const MESSENGER_DIGITS = { min: 11, max: 15 } as const;

/** Maximum text lengths, in UTF-16 units. Decided here. */
export const TEXT_LIMITS = {
  login: 64,
  password: 128,
  name: 200,
  phone: 40,
  plate: 20,
  comment: 2000,
  description: 2000,
} as const;

/** Shortest password of a new user (requirements.md, U3). */
export const MIN_PASSWORD_LENGTH = 6;

/** Mobile layouts apply up to this width, inclusive (requirements.md, G8). */
export const MOBILE_BREAKPOINT_PX = 768;

/** Request timeout (requirements.md, P2). */
export const REQUEST_TIMEOUT_MS = 8000;

/** Cache ages (requirements.md, P49). */
export const CACHE_AGES_MS = {
  board: 60_000,
  dashboard: 60_000,
  sources: 60_000,
  estimate: 0,
  bookings: 30_000,
  customers: 60_000,
  analytics: 60_000,
  pendingReviews: 20_000,
  reviewArchive: 60_000,
  reviewTemplates: 60_000,
} as const;

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
  /** The overview: one line of text a row. Decided here. */
  overview: { rowHeight: 28, eventPadding: 2 },
} as const;

/** Maximum days of one board request. Decided here: a year and a buffer each side. */
export const MAX_BOARD_DAYS = 400;

/** Maximum rows requested by id; for more, request the board. */
export const MAX_BOARD_CARS_ASKED = 500;

/** Default colours of the statuses (requirements.md, E8); that of service is decided here. */
export const DEFAULT_STATUS_COLOURS = {
  planned: '#6366F1',
  active: '#14B863',
  dueToday: '#8971C1',
  service: '#E08A00',
} as const;

export const DEFAULT_GRID_COLOUR = '#C5CBD3';

/** Suggested cars instead of an occupied one. Decided here: fits a phone without scrolling. */
export const MAX_SUGGESTED_CARS = 3;

/** Duration of a copy button's feedback (requirements.md, R13). */
export const COPY_FEEDBACK_MS = 2500;

/** Booking list (requirements.md, L3, L7). */
export const BOOKING_LIST_PAGE_SIZE = 50;
export const BOOKING_SORT_FIELDS = [
  'createdAt',
  'startDate',
  'endDate',
  'customer',
  'car',
  'status',
] as const;
export type BookingSortField = (typeof BOOKING_SORT_FIELDS)[number];
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];
export interface BookingSort {
  readonly field: BookingSortField;
  readonly direction: SortDirection;
}
export const DEFAULT_BOOKING_SORT: BookingSort = { field: 'createdAt', direction: 'desc' };

/** Default and maximum size of a page of a list. Decided here. */
export const LIST_PAGE = { size: 50, maxSize: 100, maxPage: 1_000_000 } as const;

/** Bookings whose marks of payment are asked for at once. */
export const MAX_MONEY_MARKS = 1000;

/** A part of a list over the API: rows at most and when unset, characters of a cursor. */
export const LIST_SLICE = { size: 1000, maxSize: 5000, maxCursor: 100 } as const;

/** The gap finder: days searched from tomorrow on, and the longest gap listed. */
export const GAPS = { horizonDays: 30, longestDays: 3 } as const;
export const GAP_ORDERS = ['earnings', 'date'] as const;
export type GapOrder = (typeof GAP_ORDERS)[number];

/**
 * Limits of re-seating: search steps, cost of one check in cars, cars considered per booking, cars
 * of a model to free one of, bookings moved together.
 */
export const RESEATING = {
  steps: 5_000,
  options: 64,
  carsPerStep: 32,
  candidates: 8,
  replacements: 30,
  maxMoves: 100,
} as const;

/** How long a broken car is out of use unless typed, days. Decided here. */
export const BREAKDOWN_DAYS = 3;

/** Maximum length of a search query, in UTF-16 units. Decided here. */
export const MAX_SEARCH_LENGTH = 200;

/** Cars and customers in the archive's summary. Decided here: the size of a card. */
export const ARCHIVE_TOP = 5;

/** Latest months of the archive's trend. Decided here: ten years. */
export const MAX_TREND_MONTHS = 120;

/** Minimum query length and number of results of the customer search. Decided here. */
export const CUSTOMER_SEARCH = { minLetters: 2, minDigits: 3, limit: 8, maxLimit: 20 } as const;

/** Default and maximum number of suggested duplicate pairs. Decided here. */
export const DUPLICATES = { limit: 20, maxLimit: 100 } as const;

/** Minimum query length and results per kind of the search dialog. Decided here. */
export const SEARCH_BOUNDS = { minLetters: 2, limit: 5, freeCars: 12 } as const;

/** How long after the wanted days the search for free days of a taken car ends. Decided here. */
export const WANTED_REACH_DAYS = 60;

/** Favourite cars and latest bookings on the customer card (requirements.md, C4). */
export const CLIENT_CARD = { cars: 3, bookings: 6 } as const;

/** Bounds of a car's year (requirements.md, F16). */
export const CAR_YEAR = { min: 1950, max: 2100 } as const;

/**
 * Maximum items of a car, and cars that get the tariffs of another at once. Decided here: limits the
 * size of one save.
 */
export const CAR_LIMITS = {
  photos: 30,
  tariffGroups: 50,
  tariffs: 50,
  tariffCopies: 500,
} as const;

/** The longest rental from which a price applies, days: no booking is longer. */
export const MAX_TARIFF_DAYS = MAX_EVENT_DAYS;

/** The initial season of a group: 1 January – 31 December (requirements.md, F17). */
export const DEFAULT_SEASON = { startMonth: 1, startDay: 1, endMonth: 12, endDay: 31 } as const;

/** Accepted types and maximum size of a photo; the server's configuration may override the size. */
export const PHOTO_UPLOAD = {
  accept: 'image/jpeg,image/png,image/webp',
  maxBytes: 10 * 1024 * 1024,
} as const;
export const FAVICON_UPLOAD = {
  accept: 'image/png,image/svg+xml,image/x-icon,image/vnd.microsoft.icon,.ico',
  types: ['image/png', 'image/svg+xml', 'image/x-icon', 'image/vnd.microsoft.icon'],
  maxBytes: 512 * 1024,
} as const;

/** Duration of the favicon messages (requirements.md, E11). */
export const BRANDING_MESSAGE_MS = 4000;

/** Maximum shares of one car, its partners' or the profit calculator's. Decided here. */
export const MAX_SHARES = 100;

/** Personal API tokens: active ones per user, length of a name. Decided here. */
export const API_TOKENS = {
  maxPerUser: 50,
  maxNameLength: 100,
  /** Lifetime in days: default, maximum, and the options in the UI. */
  days: 90,
  maxDays: 730,
  offeredDays: [7, 30, 90, 180, 365, 730],
} as const;

/**
 * When a review is requested: delay after the return, hours of the day, and the maximum age of the
 * booking (docs/domain.md, reviews). Company time.
 */
export const REVIEW_QUEUE = {
  delayHours: 2,
  notBefore: '10:00',
  notAfter: '20:00',
  windowDays: 14,
} as const;

/** Lifetime of a review link (docs/domain.md, reviews); its size is decided here. */
export const REVIEW_LINK = { lifeMinutes: 30, maxRequests: 500 } as const;

/** Steps of a copy of all data, in order: tables, uploaded files, restoring it to compare. */
export const COPY_STEPS = ['data', 'files', 'proof'] as const;
export type CopyStep = (typeof COPY_STEPS)[number];
