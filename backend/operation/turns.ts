import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The last root field of each operation, by its context. */
const latest = new WeakMap<object, Promise<unknown>>();

/**
 * Runs the root fields of one operation sequentially, yielding to other requests in between: they
 * wait for one field at most. Fields not begun when `signal` is aborted are refused.
 */
export function inTurn<T>(
  ctx: object,
  run: () => T,
  signal?: AbortSignal,
): T | Promise<Awaited<T>> {
  const before = latest.get(ctx);
  const result = before ? before.then(othersTurn).then(() => unlessAborted(run, signal)) : run();
  if (result instanceof Promise) {
    latest.set(
      ctx,
      result.then(
        () => undefined,
        () => undefined,
      ),
    );
  }
  return result as T | Promise<Awaited<T>>;
}

function unlessAborted<T>(run: () => T, signal: AbortSignal | undefined): T {
  if (signal?.aborted) throw new Refusal('UNAVAILABLE', MESSAGES.generic.unavailable);
  return run();
}
