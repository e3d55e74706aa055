import { addMinutes } from 'date-fns/addMinutes';

/** Tolerance for clock differences between servers. */
const CLOCKS_DIFFER_MINUTES = 5;

interface ShareLink {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/**
 * Whether a link without a session is live: neither expired nor revoked. A link valid longer than
 * its life was made while the clock was ahead.
 */
export function isLinkLive(
  { expiresAt, revokedAt }: ShareLink,
  now: Date,
  lifeMinutes: number,
): boolean {
  const latest = addMinutes(now, lifeMinutes + CLOCKS_DIFFER_MINUTES);
  return revokedAt === null && now < expiresAt && expiresAt <= latest;
}
