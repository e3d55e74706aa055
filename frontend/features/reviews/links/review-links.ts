import type { CreateReviewLinkMutation } from '../reviews.generated';

export type ReviewLinkList = CreateReviewLinkMutation['createReviewLink'];

const KEY = 'review-links';

/** Validates a stored list; invalid ones are dropped. */
function isList(value: unknown): value is ReviewLinkList {
  if (typeof value !== 'object' || value === null) return false;
  const { sourceId, code, expiresAt, links } = value as Partial<ReviewLinkList>;
  return (
    typeof sourceId === 'number' &&
    typeof code === 'string' &&
    typeof expiresAt === 'string' &&
    Array.isArray(links)
  );
}

/** Unexpired lists (requirements.md, R12). */
export function liveLists(lists: readonly ReviewLinkList[], now: Date): ReviewLinkList[] {
  return lists.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
}

/** Adds a list and removes the source's older one, which the server has revoked. */
export function withList(lists: readonly ReviewLinkList[], list: ReviewLinkList): ReviewLinkList[] {
  return [...lists.filter(({ sourceId }) => sourceId !== list.sourceId), list];
}

/**
 * Lists created in this tab, stored in sessionStorage to survive a reload. They give access to
 * customers' phones and must not outlive the tab.
 */
export function readLists(now: Date): ReviewLinkList[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? liveLists(stored.filter(isList), now) : [];
  } catch {
    return [];
  }
}

export function writeLists(lists: readonly ReviewLinkList[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lists));
  } catch (error) {
    console.warn('The lists of review links could not be kept', error);
  }
}

/** Text of «copy all»: the URL of the list, then a line for each customer. */
export function allLinksText(list: ReviewLinkList, origin: string): string {
  const lines = list.links.map(
    ({ customerName, shortPath }) => `${customerName}: ${origin}${shortPath}`,
  );
  return [pageAddress(list, origin), ...lines].join('\n');
}

export const pageAddress = ({ code }: Pick<ReviewLinkList, 'code'>, origin: string): string =>
  `${origin}/reviews/share/${code}`;
