/**
 * Every number of the business, each with its source. Units stand in the name (`…Ms`, `…Px`,
 * `…Days`) or in the comment; money limits are in roubles.
 */

/** Default times of a booking: pickup and return (requirements.md, K5). Company time. */
export const BOOKING_PICKUP_TIME = '10:00';
export const BOOKING_RETURN_TIME = '18:00';

/** Service work defaults (requirements.md, W2). Company time. */
export const SERVICE_START_TIME = '09:00';
export const SERVICE_END_TIME = '18:00';

/** A default end before its start becomes the start plus this (requirements.md, X1). */
export const END_FALLBACK_HOURS = 2;

/** The last minute of a day, where a default end is capped (requirements.md, X1). */
export const DAY_LAST_TIME = '23:59';

/** Quick booking: from today 23:59 to the day after tomorrow 06:00 (requirements.md, K40). */
export const QUICK_BOOKING = {
  pickupTime: '23:59',
  returnTime: '06:00',
  returnAfterDays: 2,
} as const;

/** How far from the draft day the date inputs of a form reach. Decided here. */
export const DRAFT_REACH_DAYS = 365;

/** The longest booking or service work, in days; catches a mistyped year. Decided here. */
export const MAX_EVENT_DAYS = 3660;

/** Step of price and deposit inputs, roubles (requirements.md, X2, F16). */
export const PRICE_STEP = 100;

/** The per-day price of the edit form is rounded to this, roubles (requirements.md, K24). */
export const PER_DAY_ROUNDING = 100;

/** The largest amount anything may cost, roubles. Decided here: keeps sums exact in a double. */
export const MAX_AMOUNT = 1_000_000_000;

/** A Russian phone: country code and ten digits (requirements.md, X3). */
export const PHONE_DIGITS = 11;
export const PHONE_COUNTRY_CODE = '7';

/** Digits of a phone that a messenger can reach (requirements.md, R7); the most by E.164. */
export const MESSENGER_DIGITS = { min: 11, max: 15 } as const;

/** Longest texts taken, in UTF-16 units. Decided here. */
export const TEXT_LIMITS = {
  login: 64,
  password: 128,
  name: 200,
  phone: 40,
  plate: 20,
  email: 254,
  comment: 2000,
  description: 2000,
} as const;

/** Shortest password of a new user (requirements.md, U3). */
export const MIN_PASSWORD_LENGTH = 6;

/** Mobile layouts apply up to this width, inclusive (requirements.md, G8). */
export const MOBILE_BREAKPOINT_PX = 768;

/** A call gives up after this long (requirements.md, P2). */
export const REQUEST_TIMEOUT_MS = 8000;

/** How long loaded data counts as fresh (requirements.md, P49). */
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
  /** Days loaded at first. */
  defaultDays: 21,
  /** Days one more block brings, and the buffer held on each side. */
  blockDays: 21,
  /** The view this near to an edge of what is loaded extends it. */
  extendWithinDays: 14,
  /** The view this near to an edge fetches ahead. */
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
} as const;

/** The most days one board request may ask for. Decided here: a year and a buffer each side. */
export const MAX_BOARD_DAYS = 400;

/** The most rows that may be asked for one by one; whoever wants more asks for the board. */
export const MAX_BOARD_CARS_ASKED = 500;

/** Default colours of the statuses (requirements.md, E8); that of service is decided here. */
export const DEFAULT_STATUS_COLOURS = {
  planned: '#6366F1',
  active: '#14B863',
  dueToday: '#8971C1',
  service: '#E08A00',
} as const;

export const DEFAULT_GRID_COLOUR = '#C5CBD3';

/** Cars offered instead of an occupied one. Decided here: what fits a phone without scrolling. */
export const MAX_SUGGESTED_CARS = 3;

/** How long a copy button says how it went (requirements.md, R13). */
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
/** Newest first. */
export const DEFAULT_BOOKING_SORT: BookingSort = { field: 'createdAt', direction: 'desc' };

/** Pages of lists: what one holds unless told, and the most it may. Decided here. */
export const LIST_PAGE = { size: 50, maxSize: 100, maxPage: 1_000_000 } as const;

/** The gap finder: how many days it looks ahead from tomorrow on, and the longest hole it lists. */
export const GAPS = { horizonDays: 30, longestDays: 3 } as const;
export const GAP_ORDERS = ['earnings', 'date'] as const;
export type GapOrder = (typeof GAP_ORDERS)[number];

/**
 * Re-seating: places tried before the search settles for what it has, cars one look counts for, cars weighed for each booking, cars of a
 * model of which one is freed, bookings moved at once.
 */
export const RESEATING = {
  steps: 5_000,
  options: 64,
  carsPerStep: 32,
  candidates: 8,
  maxMoves: 100,
} as const;

/** Longest text a search box takes, in UTF-16 units. Decided here. */
export const MAX_SEARCH_LENGTH = 200;

/** Cars and customers named in the archive's summary. Decided here: what a card shows. */
export const ARCHIVE_TOP = 5;

/** Months of the archive's trend, the latest ones. Decided here: ten years. */
export const MAX_TREND_MONTHS = 120;

/** A customer is looked for once this much was typed, and offered so many at most. Decided here. */
export const CUSTOMER_SEARCH = { minLetters: 2, minDigits: 3, limit: 8, maxLimit: 20 } as const;

/** Pairs of likely duplicates a list of customers suggests at a time. Decided here. */
export const DUPLICATES = { limit: 20, maxLimit: 100 } as const;

/** What the command palette finds of each kind at most, and from how many letters on. Decided here. */
export const PALETTE_SEARCH = { minLetters: 2, limit: 5 } as const;

/** What the customer card shows of favourite cars and of latest bookings (requirements.md, C4). */
export const CLIENT_CARD = { cars: 3, bookings: 6 } as const;

/** Years a car may be of (requirements.md, F16). */
export const CAR_YEAR = { min: 1950, max: 2100 } as const;

/** The most a car may have of each. Decided here: bounds one save. */
export const CAR_LIMITS = { photos: 30, tariffGroups: 50, tariffs: 50 } as const;

/** The longest rental a price may start from, in days: no booking is longer. */
export const MAX_TARIFF_DAYS = MAX_EVENT_DAYS;

/** The season that switching it on begins with: 1 January – 31 December (requirements.md, F17). */
export const DEFAULT_SEASON = { startMonth: 1, startDay: 1, endMonth: 12, endDay: 31 } as const;

/** What a file input offers and how large a file may be, unless the server is set up otherwise. */
export const PHOTO_UPLOAD = {
  accept: 'image/jpeg,image/png,image/webp',
  maxBytes: 10 * 1024 * 1024,
} as const;
export const FAVICON_UPLOAD = {
  accept: 'image/png,image/svg+xml,image/x-icon,image/vnd.microsoft.icon,.ico',
  types: ['image/png', 'image/svg+xml', 'image/x-icon', 'image/vnd.microsoft.icon'],
  maxBytes: 512 * 1024,
} as const;

/** How long the favicon's messages stay (requirements.md, E11). */
export const BRANDING_MESSAGE_MS = 4000;

/** Shares of one car, its partners' or the profit calculator's. Decided here. */
export const MAX_SHARES = 100;

/** Personal API tokens: live ones a user may have, length of a name. Decided here. */
export const API_TOKENS = {
  maxPerUser: 50,
  maxNameLength: 100,
  /** Days a token works unless asked otherwise, at most, and as the screen offers them. */
  days: 90,
  maxDays: 730,
  offeredDays: [7, 30, 90, 180, 365, 730],
} as const;

/**
 * When a customer is asked for a review: so long after the return, by day, and never about a booking
 * that ended longer ago than the window (docs/domain.md, reviews). Company time.
 */
export const REVIEW_QUEUE = {
  delayHours: 2,
  notBefore: '10:00',
  notAfter: '20:00',
  windowDays: 14,
} as const;

/** A list for sending reviews lives so long (docs/domain.md, reviews); its size is decided here. */
export const REVIEW_LINK = { lifeMinutes: 30, maxRequests: 500 } as const;
