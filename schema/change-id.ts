/**
 * The header with the sender's id of a change: visible ASCII, 1–64 characters. The live notice of
 * the change has the same `changeId`, so that the sender recognises its own.
 */
export const CHANGE_ID_HEADER = 'X-Change-Id';
