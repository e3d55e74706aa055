/** «/statements/share/{code}»: the page of a link. */
export const sharedStatementPath = (code: string): string => `/statements/share/${code}`;
