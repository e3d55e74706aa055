import { MESSAGES } from '@schema/messages';

/** The reason of an expected failure. REST and GraphQL map the code to their own status. */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'REQUEST_TIMEOUT'
  | 'CONFLICT'
  | 'CAR_OCCUPIED'
  | 'CAR_NOT_RETURNED'
  | 'MILEAGE_DOUBTFUL'
  | 'PAYOUT_ABOVE_LEFT'
  | 'STALE'
  | 'OTHER_USER'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_FAILED'
  | 'TOO_MANY_REQUESTS'
  | 'HEADERS_TOO_LARGE'
  | 'UNAVAILABLE'
  | 'STORAGE_FULL';

interface RefusalExtras {
  /** Path of a field → its message; for VALIDATION_FAILED only. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Sent to the client for its next step, e.g. the conflicts of an occupied car. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The only error thrown on purpose by rules and commands. The message is Russian, for the user. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: RefusalCode, message: string, extras: RefusalExtras = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = extras.fields;
    this.details = extras.details;
  }
}

/**
 * Bad input. The message, shown in the error box, defaults to the first field's.
 * `validationFailed({ endDate: 'Введите корректные дату и время' })`
 */
export function validationFailed(
  fields: Readonly<Record<string, string>>,
  message = Object.values(fields)[0] ?? MESSAGES.generic.validationFailed,
): Refusal {
  return new Refusal('VALIDATION_FAILED', message, { fields });
}

export function notFound(message: string = MESSAGES.generic.notFound): Refusal {
  return new Refusal('NOT_FOUND', message);
}

export function conflict(message: string): Refusal {
  return new Refusal('CONFLICT', message);
}

/** The record was saved by another request after it was read: the versions differ. */
export function stale(): Refusal {
  return new Refusal('STALE', MESSAGES.generic.stale);
}

export function unauthenticated(message: string = MESSAGES.generic.unauthenticated): Refusal {
  return new Refusal('UNAUTHENTICATED', message);
}

export function forbidden(message: string = MESSAGES.generic.forbidden): Refusal {
  return new Refusal('FORBIDDEN', message);
}

/** The caller signed in with a one-time password and has not set a new one yet. */
export function ownPasswordNeeded(): Refusal {
  return new Refusal('PASSWORD_CHANGE_REQUIRED', MESSAGES.auth.ownPasswordNeeded);
}

/**
 * The car is occupied (docs/domain.md, occupancy). Carries details for the next step: the
 * conflicting events and, when found, free cars and the nearest free window.
 */
export function carOccupied(facts: {
  readonly message: string;
  readonly conflicts: readonly unknown[];
  readonly suggestions?: unknown;
  /** The occupied one of several cars. */
  readonly carId?: number | null;
}): Refusal {
  const { message, conflicts, suggestions = { cars: [], windows: [] }, carId } = facts;
  const details = { conflicts, suggestions, ...(carId && { carId }) };
  return new Refusal('CAR_OCCUPIED', message, { details });
}

/** Whether the rule throws no refusal. */
export function isAllowed(rule: () => void): boolean {
  try {
    rule();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
