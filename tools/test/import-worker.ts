import { buildEntry } from '../build/build-entry.ts';

/**
 * vitest's global setup of the API projects: a thread runs JavaScript alone, so the import's entry is built once, beside
 * the packages it asks for. Workers find it in TEST_IMPORT_WORKER.
 */
export default async function setup(): Promise<() => void> {
  const { file, remove } = await buildEntry('backend/import-worker.ts');
  process.env.TEST_IMPORT_WORKER = file;
  return remove;
}
