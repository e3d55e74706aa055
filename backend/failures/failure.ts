import { Refusal, type RefusalCode } from '@backend/domain/refusal';
import { isFullError, isUnavailableError } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';
import type { Logger } from 'pino';

/** A failure in API format: the body of a REST response, the extensions of a GraphQL error. */
export interface Failure {
  readonly code: RefusalCode | 'INTERNAL';
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Errors of HTTP middleware, which carry a 4xx status. */
const PARSER_REFUSALS: Readonly<Record<number, Failure>> = {
  413: { code: 'PAYLOAD_TOO_LARGE', message: MESSAGES.generic.payloadTooLarge },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: MESSAGES.generic.unsupportedMediaType },
};

function parserRefusal(error: unknown): Failure | null {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status < 400 || status > 499) return null;
  return PARSER_REFUSALS[status] ?? { code: 'BAD_REQUEST', message: MESSAGES.generic.malformed };
}

/**
 * Converts a thrown value to the error for the client. Expected errors pass unchanged; an
 * unexpected one becomes a generic message with the id of its log line.
 */
export function failureOf(error: unknown, ctx: { log: Logger; requestId: string }): Failure {
  if (error instanceof Refusal) {
    const { code, message, fields, details } = error;
    return { code, message, ...(fields && { fields }), ...(details && { details }) };
  }
  const refused = parserRefusal(error);
  if (refused) return refused;
  const details = { id: ctx.requestId };
  if (isFullError(error)) {
    ctx.log.error({ err: error }, 'no space left');
    return { code: 'STORAGE_FULL', message: MESSAGES.generic.storageFull, details };
  }
  if (isUnavailableError(error)) {
    ctx.log.error({ err: error }, 'storage is unavailable');
    return { code: 'UNAVAILABLE', message: MESSAGES.generic.unavailable, details };
  }
  ctx.log.error({ err: error }, 'unexpected failure');
  return { code: 'INTERNAL', message: MESSAGES.generic.internal, details };
}

/** Errors that are always logged (docs/safety.md, 19). */
export function noteFailure(failure: Failure, log: Logger, operation: string): void {
  const noted = failure.code === 'FORBIDDEN' || failure.code === 'TOO_MANY_REQUESTS';
  if (noted) log.warn({ event: 'refused', code: failure.code, operation }, 'refused');
}
