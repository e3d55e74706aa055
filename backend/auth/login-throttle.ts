import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { attemptKey, type CountAttempts } from './attempt-counter';

/** Wrong passwords for one account from one address before it has to wait. Not set by requirements.md. */
const FAILURES_PER_ADDRESS = 8;
/** Wrong passwords for one account from one known device. */
const FAILURES_PER_DEVICE = 8;
/**
 * Wrong passwords for one account from all unknown devices together: many addresses do not help
 * (docs/safety.md, 9).
 */
const FAILURES_PER_ACCOUNT = 16;

interface AttemptOrigin {
  readonly address: string;
  /** Hash of the device's token when it has signed in to the account before (known-device.ts). */
  readonly device: string | null;
}

type ThrottledCheck =
  | { readonly outcome: 'right' | 'wrong' }
  | { readonly outcome: 'wait'; readonly retryAfterSeconds: number };

/** The refusal of an attempt before its delay has passed. */
export function tooManyAttempts(retryAfterSeconds: number): Refusal {
  const details = { retryAfterSeconds };
  return new Refusal('TOO_MANY_REQUESTS', MESSAGES.auth.tooManyAttempts, { details });
}

/**
 * Throttles password guessing. Attempts on one account run sequentially in a process and each is counted
 * *before* its password is checked, so concurrent attempts are all counted; a right one is
 * subtracted, so only failures remain. Counts per account, never per address alone: a colleague
 * behind the same router can still sign in. A known device is counted and queued separately, so
 * unknown ones cannot lock it out, and guessing with a stolen device cookie is throttled as well.
 * An unknown login counts like a known one.
 */
export class LoginThrottle {
  private readonly perAddress: ReturnType<CountAttempts>;
  private readonly perAccount: ReturnType<CountAttempts>;
  private readonly perDevice: ReturnType<CountAttempts>;
  /** The last pending attempt of each queue. */
  private readonly lastAttempt = new Map<string, Promise<unknown>>();

  constructor(count: CountAttempts) {
    this.perAddress = count('sign-in address', FAILURES_PER_ADDRESS);
    this.perAccount = count('sign-in account', FAILURES_PER_ACCOUNT);
    this.perDevice = count('sign-in device', FAILURES_PER_DEVICE);
  }

  async check(
    loginKey: string,
    { address, device }: AttemptOrigin,
    isRight: () => Promise<boolean>,
  ): Promise<ThrottledCheck> {
    const account = attemptKey(loginKey);
    const known = device && attemptKey(loginKey, device);
    return this.inTurn(known ?? account, () =>
      waitOrCheck(() =>
        known
          ? this.byDevice(known, isRight)
          : this.byStranger(account, attemptKey(loginKey, address), isRight),
      ),
    );
  }

  private async inTurn<T>(queue: string, job: () => Promise<T>): Promise<T> {
    const before = this.lastAttempt.get(queue);
    const attempt = (async () => {
      await before?.catch(() => undefined);
      return job();
    })();
    this.lastAttempt.set(queue, attempt);
    try {
      return await attempt;
    } finally {
      if (this.lastAttempt.get(queue) === attempt) this.lastAttempt.delete(queue);
    }
  }

  private async byDevice(known: string, isRight: () => Promise<boolean>): Promise<boolean> {
    await this.perDevice.consume(known);
    if (!(await isRight())) return false;
    await this.perDevice.delete(known);
    return true;
  }

  private async byStranger(
    account: string,
    pair: string,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> {
    await this.perAddress.consume(pair);
    await this.perAccount.consume(account);
    if (!(await isRight())) return false;
    // A right password also clears this address's failures from the account's count.
    const slips = await this.perAddress.get(pair);
    await this.perAddress.delete(pair);
    await this.perAccount.reward(account, slips?.consumedPoints ?? 1);
    return true;
  }
}

/** The outcome of a counted check, or the wait when the limiter refused. */
async function waitOrCheck(check: () => Promise<boolean>): Promise<ThrottledCheck> {
  try {
    return { outcome: (await check()) ? 'right' : 'wrong' };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    return { outcome: 'wait', retryAfterSeconds };
  }
}
