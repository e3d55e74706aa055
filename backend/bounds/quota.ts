import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './refusals';

/** A rate limit, counted separately for each key. */
export interface Quota {
  /** Counts one request. Refuses TOO_MANY_REQUESTS with `retryAfterSeconds` beyond the limit. */
  take(key: string): Promise<void>;
}

interface QuotaLimits {
  /** 0: no limit. */
  readonly points: number;
  readonly seconds: number;
  /** Message of the refusal. */
  readonly message: string;
}

/** Kept in memory: per process, lost on restart. */
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
