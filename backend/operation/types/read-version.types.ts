/** Descriptions of a record's version: in answers and in edits. */
export const VERSION = 'Version, incremented by every change; send it back to detect a stale edit';
export const READ_VERSION = 'Version that the edit is based on; STALE when it is no longer current';
