/**
 * The header with which a page of ours names the user it belongs to. Over the session of another user its
 * request is refused with OTHER_USER (docs/safety.md, 21). A documented call names nobody.
 */
export const PAGE_USER_HEADER = 'X-Page-User';

/** The same among the parameters with which a live connection begins. */
export const PAGE_USER_PARAMETER = 'pageUser';

/** Close code of a live connection of a page whose browser is now of another user. */
export const OTHER_USER_CLOSE = 4412;
