import { PAPER_LINK_DAYS } from '@schema/values/papers/paper-link';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import { isLinkLive } from '../share-link';

const LIFE_MINUTES = PAPER_LINK_DAYS * minutesInDay;

export const paperLinkExpiry = (now: Date): Date => addMinutes(now, LIFE_MINUTES);

/** Whether the link of a document opens it at this moment. */
export const isPaperLinkLive = (
  link: { readonly expiresAt: Date; readonly revokedAt: Date | null },
  now: Date,
): boolean => isLinkLive(link, now, LIFE_MINUTES);
