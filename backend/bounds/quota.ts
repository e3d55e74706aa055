import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './refusals';

/** So much of something within a time, for each key on its own. */
export interface Quota {
  /** Counts one more. Refuses TOO_MANY_REQUESTS with `retryAfterSeconds` beyond the limit. */
  take(key: string): Promise<void>;
}

export interface QuotaLimits {
  /** 0: no limit. */
  readonly points: number;
  readonly seconds: number;
  /** What is said to whoever takes too much. */
  readonly message: string;
}

/** Counted in the memory of this process, forgotten by a restart. */
export function memoryQuota({ points, seconds, message }: QuotaLimits): Quota {
  if (points === 0) return { take: async () => undefined };
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(message, refused.msBeforeNext);
      }
    },
  };
}
