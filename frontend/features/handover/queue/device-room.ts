/** Below this the browser may refuse to store photos, bytes. */
const LEAST_ROOM = 200 * 1024 * 1024;

/** Asks the browser not to delete the queue when the device runs out of space. */
export async function askToPersist(): Promise<void> {
  // Undefined over plain HTTP.
  const storage: StorageManager | undefined = navigator.storage;
  await storage?.persist?.().catch(() => false);
}

/** Whether little room is left for the queue; false when the browser does not tell. */
export async function isRoomLow(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => null);
  if (estimate?.quota === undefined) return false;
  return estimate.quota - (estimate.usage ?? 0) < LEAST_ROOM;
}
