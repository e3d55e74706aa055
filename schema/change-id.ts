/**
 * The header with which the sender of a change names it: visible ASCII, 1–64 characters. The live notice of the
 * change has the same `changeId`, so that the sender knows its own.
 */
export const CHANGE_ID_HEADER = 'X-Change-Id';
