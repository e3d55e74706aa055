import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { attemptKey, type CountAttempts } from './attempt-counter';

/** Maximum wrong secrets of one kind from one address before a delay. Not set by requirements.md. */
const GUESSES_PER_ADDRESS = 10;

/** Kinds of secrets; each is counted separately. */
type GuessedSecret = 'api token' | 'review code' | 'paper code' | 'statement code';

/**
 * Throttles guessing of secrets that need no login. Only wrong ones are counted and delayed: a
 * secret has at least 80 random bits, so a right one is not a guess, and a colleague behind the
 * same router is still served. Kept in memory: per process, lost on restart.
 */
export class GuessThrottle {
  private readonly perAddress: ReturnType<CountAttempts>;

  constructor(count: CountAttempts) {
    this.perAddress = count('guesses', GUESSES_PER_ADDRESS);
  }

  /** Counts a wrong secret. Refuses TOO_MANY_REQUESTS with `retryAfterSeconds` beyond the limit. */
  async countWrong(kind: GuessedSecret, address: string): Promise<void> {
    try {
      await this.perAddress.consume(attemptKey(kind, address));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      const details = { retryAfterSeconds };
      throw new Refusal('TOO_MANY_REQUESTS', MESSAGES.generic.tooManyRequests, { details });
    }
  }
}
