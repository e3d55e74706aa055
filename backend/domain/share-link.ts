import { SENT_LINK_DAYS } from '@schema/constants/links';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';

/** Tolerance for clock differences between servers. */
const CLOCKS_DIFFER_MINUTES = 5;
const SENT_LINK_MINUTES = SENT_LINK_DAYS * minutesInDay;

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

/** When a link to a document or a statement expires. */
export const sentLinkExpiry = (now: Date): Date => addMinutes(now, SENT_LINK_MINUTES);

/** Whether a link to a document or a statement opens it at this moment. */
export const isSentLinkLive = (link: ShareLink, now: Date): boolean =>
  isLinkLive(link, now, SENT_LINK_MINUTES);
