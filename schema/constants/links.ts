/** Life of a link to a document or a statement, days (docs/domain.md, documents). */
export const SENT_LINK_DAYS = 14;
