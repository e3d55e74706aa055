import { createLog } from '@backend/logging/create-log';
import { openFileStore } from '@backend/uploads/file-store';
import { removeUnusedFiles } from '@backend/uploads/stored-file';
import type { TestApp } from '../test-app';

/** Removes files unused for a day, as the hourly housekeeping does. */
export async function sweepFiles({ config, store, clock }: TestApp): Promise<void> {
  const files = await openFileStore(config, createLog('silent'));
  await removeUnusedFiles({ store, files, now: clock.now() });
}
