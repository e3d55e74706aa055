/** Descriptions of the version of a record: as it is answered, and as an edit sends it back. */
export const VERSION = 'Version, incremented by every change; send it back to detect a stale edit';
export const READ_VERSION = 'Version that the edit is based on; STALE when it is no longer current';
