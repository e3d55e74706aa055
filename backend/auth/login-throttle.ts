import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one account from one address before it has to wait. Decided here. */
const FAILURES_PER_ADDRESS = 8;
/** Wrong passwords for one account from anywhere: many addresses are no help (docs/safety.md, 9). */
const FAILURES_PER_ACCOUNT = 16;

export type ThrottledCheck =
  | { readonly outcome: 'right' | 'wrong' }
  | { readonly outcome: 'wait'; readonly retryAfterSeconds: number };

/**
 * Slows the guessing of passwords. Attempts on one account go one after another and each is counted
 * *before* its password is checked, so twenty at once are twenty; a right one is taken back, so only
 * failures remain. Counts per account, never per address alone: a colleague behind the same router
 * still gets in. An unknown login counts like a known one. Kept in memory: of one process, forgotten
 * by a restart.
 */
export class LoginThrottle {
  private readonly perAddress = limiter(FAILURES_PER_ADDRESS);
  private readonly perAccount = limiter(FAILURES_PER_ACCOUNT);
  /** The last attempt on each account that has one under way. */
  private readonly lastAttempt = new Map<string, Promise<unknown>>();

  /** Runs the password check unless there were too many failures before it. */
  async check(
    loginKey: string,
    address: string,
    isRight: () => Promise<boolean>,
  ): Promise<ThrottledCheck> {
    const account = createHash('sha256').update(loginKey).digest('base64url');
    const before = this.lastAttempt.get(account);
    const attempt = (async () => {
      await before?.catch(() => undefined);
      return this.countedCheck(account, address, isRight);
    })();
    this.lastAttempt.set(account, attempt);
    try {
      return await attempt;
    } finally {
      if (this.lastAttempt.get(account) === attempt) this.lastAttempt.delete(account);
    }
  }

  private async countedCheck(
    account: string,
    address: string,
    isRight: () => Promise<boolean>,
  ): Promise<ThrottledCheck> {
    const pair = `${account} ${address}`;
    try {
      await this.perAddress.consume(pair);
      await this.perAccount.consume(account);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      return { outcome: 'wait', retryAfterSeconds };
    }
    if (!(await isRight())) return { outcome: 'wrong' };
    // Whoever knows the password made those slips: they are forgiven to the account as well.
    const slips = await this.perAddress.get(pair);
    await this.perAddress.delete(pair);
    await this.perAccount.reward(account, slips?.consumedPoints ?? 1);
    return { outcome: 'right' };
  }
}

function limiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
}
