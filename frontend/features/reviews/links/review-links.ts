import type { CreateReviewLinkMutation } from '@frontend/gql/graphql';

export type ReviewLinkList = CreateReviewLinkMutation['createReviewLink'];

const KEY = 'review-links';

/** As much of what was stored as is a list of links; anything else counts as nothing. */
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

/** The lists that still open; the expired are dropped (requirements.md, R12). */
export function liveLists(lists: readonly ReviewLinkList[], now: Date): ReviewLinkList[] {
  return lists.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
}

/** A newer list of a source stands in for its older one, which the server has shut. */
export function withList(lists: readonly ReviewLinkList[], list: ReviewLinkList): ReviewLinkList[] {
  return [...lists.filter(({ sourceId }) => sourceId !== list.sourceId), list];
}

/**
 * Lists made in this tab, so that a reload does not lose them. They are keys to customers' phones: they
 * live as long as the tab, never longer.
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

/** What «copy all» puts on the clipboard: the list's page, then a line for each customer. */
export function allLinksText(list: ReviewLinkList, origin: string): string {
  const lines = list.links.map(
    ({ customerName, shortPath }) => `${customerName}: ${origin}${shortPath}`,
  );
  return [pageAddress(list, origin), ...lines].join('\n');
}

export const pageAddress = ({ code }: Pick<ReviewLinkList, 'code'>, origin: string): string =>
  `${origin}/reviews/share/${code}`;
