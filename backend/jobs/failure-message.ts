import { Refusal, type RefusalCode } from '@backend/domain/refusal';
import { StoreBusyError } from '@backend/store/engine/mutex';
import { isFullError, isUnavailableError } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';

/** An error serialised between processes: class instances do not survive it. */
export type FailureMessage =
  | {
      readonly kind: 'refusal';
      readonly code: RefusalCode;
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>>;
      readonly details?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'unavailable'; readonly message: string }
  | { readonly kind: 'fault'; readonly message: string; readonly stack: string };

export function failureMessage(error: unknown): FailureMessage {
  if (error instanceof Refusal) {
    const { code, message, fields, details } = error;
    return { kind: 'refusal', code, message, fields, details };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (isFullError(error)) {
    return { kind: 'refusal', code: 'STORAGE_FULL', message: MESSAGES.generic.storageFull };
  }
  if (isUnavailableError(error)) return { kind: 'unavailable', message };
  return { kind: 'fault', message, stack: error instanceof Error ? (error.stack ?? '') : '' };
}

export function errorOf(failure: FailureMessage): Error {
  if (failure.kind === 'refusal') {
    const { code, message, fields, details } = failure;
    return new Refusal(code, message, { fields, details });
  }
  if (failure.kind === 'unavailable') return new StoreBusyError(failure.message);
  return Object.assign(new Error(failure.message), { stack: failure.stack });
}
