/** Life of a customer's link to a document, days (docs/domain.md, documents). */
export const PAPER_LINK_DAYS = 14;

/** «/papers/share/{code}»: the page of a link. */
export const sharedPaperPath = (code: string): string => `/papers/share/${code}`;

/** URL of the file that a link opens. */
export const sharedPaperFileUrl = (code: string): string =>
  `/api/papers/links/${encodeURIComponent(code)}/file`;
