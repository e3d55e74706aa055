import { REVIEW_LINK } from '@schema/constants/reviews';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { describe, expect, test } from 'vitest';
import { isReviewLinkLive } from './reviews/review-queue';
import { isSentLinkLive, sentLinkExpiry } from './share-link';

const NOW = new Date('2026-11-10T09:00:00Z');
const DAYS_14 = 14 * 24 * 3_600_000;
const later = (ms: number) => addMilliseconds(NOW, ms);

describe.each([
  ['a review link', isReviewLinkLive, REVIEW_LINK.lifeMinutes * 60_000],
  ['a link to a document or a statement', isSentLinkLive, DAYS_14],
])('%s', (_, isLive, lifeMs) => {
  test.each([
    ['is valid until it expires', { expiresAt: later(1), revokedAt: null }, true],
    ['is invalid from that moment', { expiresAt: NOW, revokedAt: null }, false],
    ['is invalid once revoked', { expiresAt: later(1), revokedAt: NOW }, false],
    ['is valid for its whole life', { expiresAt: later(lifeMs), revokedAt: null }, true],
    [
      'is valid while the clocks of two servers differ',
      { expiresAt: later(lifeMs + 5 * 60_000), revokedAt: null },
      true,
    ],
    [
      'is invalid when it was made in the future',
      { expiresAt: later(lifeMs + 5 * 60_000 + 1), revokedAt: null },
      false,
    ],
  ])('%s', (_name, link, expected) => expect(isLive(link, NOW)).toBe(expected));
});

test('a link to a document or a statement expires after fourteen times 24 hours', () => {
  expect(sentLinkExpiry(NOW)).toEqual(new Date('2026-11-24T09:00:00Z'));
});
