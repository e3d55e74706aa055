/** «/papers/share/{code}»: the page of a link. */
export const sharedPaperPath = (code: string): string => `/papers/share/${code}`;

/** URL of the file that a link opens. */
export const sharedPaperFileUrl = (code: string): string =>
  `/api/papers/links/${encodeURIComponent(code)}/file`;
