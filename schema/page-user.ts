/**
 * The header with the user of our page. With the session of another user the request is refused
 * with OTHER_USER (docs/safety.md, 21). Documented calls omit it.
 */
export const PAGE_USER_HEADER = 'X-Page-User';

/** The same name among the parameters of a live connection. */
export const PAGE_USER_PARAMETER = 'pageUser';

/** Close code of a live connection whose page belongs to another user than the session. */
export const OTHER_USER_CLOSE = 4412;
