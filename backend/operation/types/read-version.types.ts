/** Descriptions of the version of a record: as it is answered, and as an edit sends it back. */
export const VERSION = 'Grows with every change; send it back to detect a stale edit';
export const READ_VERSION = 'The version that was read; refused with STALE when it has moved on';
