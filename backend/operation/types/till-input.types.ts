/** Descriptions of the fields that name a till. */
export const TILL_ID =
  "ID of the till of the cash, which the caller may use; defaults to the caller's own. Ignored for other methods";
export const SHORT_REASON = 'Why more cash leaves than the till has; required then, else ignored';
