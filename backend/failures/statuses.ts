import type { Failure } from '@backend/failures/failure';

/** HTTP status by error code. */
const STATUSES: Readonly<Record<Failure['code'], number>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  CAR_OCCUPIED: 409,
  CAR_NOT_RETURNED: 409,
  MILEAGE_DOUBTFUL: 409,
  PAYOUT_ABOVE_LEFT: 409,
  STALE: 409,
  OTHER_USER: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};

export function statusOf(code: Failure['code']): number {
  return STATUSES[code];
}

/** The body of every REST error: `{message, code, fields?, …details}`. */
export function failureBody(failure: Failure): Record<string, unknown> {
  const { message, code, fields, details } = failure;
  return { message, code, ...(fields && { fields }), ...details };
}

/** The value of Retry-After in seconds, if any. */
export function retryAfterOf(failure: Failure): number | null {
  const seconds = failure.details?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : null;
}
