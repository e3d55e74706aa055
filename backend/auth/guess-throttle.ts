import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
/** Wrong secrets of one kind from one address before it has to wait. Decided here. */
const GUESSES_PER_ADDRESS = 10;

/** What may be guessed: each kind is counted on its own. */
export type GuessedSecret = 'api token' | 'review code';

/**
 * Slows the guessing of secrets that stand for themselves, without a login. Only wrong ones count and
 * only they have to wait: with 80 random bits and more a right one is no guess, so a colleague behind
 * the same router is served meanwhile. Kept in memory: of one process, forgotten by a restart.
 */
export class GuessThrottle {
  private readonly limiter = new RateLimiterMemory({
    points: GUESSES_PER_ADDRESS,
    duration: WINDOW_SECONDS,
  });

  /** Counts a wrong secret. Refuses TOO_MANY_REQUESTS with `retryAfterSeconds` after too many. */
  async countWrong(kind: GuessedSecret, address: string): Promise<void> {
    try {
      await this.limiter.consume(`${kind} ${address}`);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      const details = { retryAfterSeconds };
      throw new Refusal('TOO_MANY_REQUESTS', MESSAGES.generic.tooManyRequests, { details });
    }
  }
}
