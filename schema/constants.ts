/**
 * Business constants, each with its source. Units are in the name (`…Ms`, `…Px`, `…Days`) or in the
 * comment; money limits are in roubles.
 */

/** Default times of a booking: pickup and return (requirements.md, K5). Company time. */
export const BOOKING_PICKUP_TIME = '10:00';
export const BOOKING_RETURN_TIME = '18:00';

/** Maintenance defaults (requirements.md, W2). Company time. */
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

/**
 * Pickup of quick booking after a day was chosen, company time; today the next full step. Not set by
 * requirements.md.
 */
export const QUICK_PICKUP = { time: BOOKING_PICKUP_TIME, stepMinutes: 30 } as const;
/** Numbers of rental days offered by one press. Not set by requirements.md. */
export const QUICK_LENGTHS = [1, 2, 3, 7] as const;

/** Range of a form's date inputs from the draft day. Not set by requirements.md. */
export const DRAFT_REACH_DAYS = 365;

/** The longest booking or maintenance, in days; rejects a mistyped year. Not set by requirements.md. */
export const MAX_EVENT_DAYS = 3660;

/**
 * Maximum distance of booking and maintenance dates from today; later dates are typing errors.
 * Not set by requirements.md.
 */
export const DATE_REACH_YEARS = 10;

/** Period in which an operation of several rows can be undone. Not set by requirements.md. */
export const UNDO_DAYS = 30;

/** Step of price and deposit inputs, roubles (requirements.md, X2, F16). */
export const PRICE_STEP = 100;

/** The per-day price of the edit form is rounded to this, roubles (requirements.md, K24). */
export const PER_DAY_ROUNDING = 100;

/** The largest amount, roubles. Not set by requirements.md: keeps sums exact in a double. */
export const MAX_AMOUNT = 1_000_000_000;

/**
 * A report of money at a past moment is final after this time: the timeout of a write
 * (LONGEST_WRITE_SECONDS) plus the clock difference between two machines. Not set by requirements.md.
 */
export const MONEY_SETTLES_SECONDS = 120;
export const LONGEST_WRITE_SECONDS = 90;

/** A Russian phone: country code and ten digits (requirements.md, X3). */
export const PHONE_DIGITS = 11;
export const PHONE_COUNTRY_CODE = '7';

/** Digits of a phone that a messenger can reach (requirements.md, R7); the maximum is E.164's. */
export const MESSENGER_DIGITS = { min: 11, max: 15 } as const;

/** Maximum text lengths, in UTF-16 units. Not set by requirements.md. */
export const TEXT_LIMITS = {
  login: 64,
  password: 128,
  name: 200,
  phone: 40,
  plate: 20,
  comment: 2000,
  reason: 200,
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

/** Maximum cars booked together for one customer. Ours. */
export const MAX_BOOKED_CARS = 10;

/** Suggested cars instead of an occupied one. Not set by requirements.md: fits a phone without scrolling. */
export const MAX_SUGGESTED_CARS = 3;

/** Hours of suggested handovers and returns. Not set by requirements.md. */
export const DAYTIME = { from: '08:00', until: '22:00' } as const;

/** Duration of a copy button's feedback (requirements.md, R13). */
export const COPY_FEEDBACK_MS = 2500;

/** Default and maximum size of a page of a list. Not set by requirements.md. */
export const LIST_PAGE = { size: 50, maxSize: 100, maxPage: 1_000_000 } as const;

/** Maximum bookings per request of payment marks. */
export const MAX_MONEY_MARKS = 1000;

/** Days of a register of money. Not set by requirements.md: a leap year. */
export const MAX_REGISTER_DAYS = 366;

/** A part of a list over the API: maximum and default rows, characters of a cursor. */
export const LIST_SLICE = { size: 1000, maxSize: 5000, maxCursor: 100 } as const;

/** Cars and customers in the archive's summary. Not set by requirements.md: the size of a card. */
export const ARCHIVE_TOP = 5;

/** Latest months of the archive's trend. Not set by requirements.md: ten years. */
export const MAX_TREND_MONTHS = 120;

/** Favourite cars and latest bookings on the customer card (requirements.md, C4). */
export const CLIENT_CARD = { cars: 3, bookings: 6, papers: 5 } as const;

/** Duration of the favicon messages (requirements.md, E11). */
export const BRANDING_MESSAGE_MS = 4000;

/** Maximum shares of one car, its partners' or the profit calculator's. Not set by requirements.md. */
export const MAX_SHARES = 100;

/** Personal API tokens: active ones per user, length of a name. Not set by requirements.md. */
export const API_TOKENS = {
  maxPerUser: 50,
  maxNameLength: 100,
  /** Lifetime in days: default, maximum, and the options in the UI. */
  days: 90,
  maxDays: 730,
  offeredDays: [7, 30, 90, 180, 365, 730],
} as const;

/** Steps of a copy of all data, in order: tables, uploaded files, restoring it to compare. */
export const COPY_STEPS = ['data', 'files', 'proof'] as const;
export type CopyStep = (typeof COPY_STEPS)[number];
