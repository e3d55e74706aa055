/** A copy cannot be made or restored; the message is for the operator. */
export class BackupFailure extends Error {}
