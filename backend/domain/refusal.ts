import { MESSAGES } from '@schema/messages';

/** Why an expected "no" was said. Each door translates the code into its own status. */
export type RefusalCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_ACCEPTABLE'
  | 'REQUEST_TIMEOUT'
  | 'CONFLICT'
  | 'CAR_OCCUPIED'
  | 'STALE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_FAILED'
  | 'TOO_MANY_REQUESTS'
  | 'HEADERS_TOO_LARGE'
  | 'UNAVAILABLE';

interface RefusalExtras {
  /** Path of a field → its sentence; for VALIDATION_FAILED only. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What a client needs to go on, e.g. the conflicts of an occupied car. Ends up in the answer. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The only error a rule or a command throws on purpose. The message is Russian and for the user. */
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
 * Bad input. The sentence is the first field's unless one is given: what the error box shows.
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

/** Somebody saved the record after it was read here: the version sent is not the version kept. */
export function stale(): Refusal {
  return new Refusal('STALE', MESSAGES.generic.stale);
}

export function unauthenticated(message: string = MESSAGES.generic.unauthenticated): Refusal {
  return new Refusal('UNAUTHENTICATED', message);
}

export function forbidden(message: string = MESSAGES.generic.forbidden): Refusal {
  return new Refusal('FORBIDDEN', message);
}

/**
 * The car is taken (docs/domain.md, occupancy). Carries what staff need to go on: the events in the way
 * and, when they could be found, free cars and the nearest free window.
 */
export function carOccupied(facts: {
  readonly message: string;
  readonly conflicts: readonly unknown[];
  readonly suggestions?: unknown;
}): Refusal {
  const { message, conflicts, suggestions = { cars: [], windows: [] } } = facts;
  return new Refusal('CAR_OCCUPIED', message, { details: { conflicts, suggestions } });
}
