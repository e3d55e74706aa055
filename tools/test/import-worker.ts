import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { inRoot, TaskError } from '../root.ts';

/**
 * vitest's global setup of the API projects: a thread runs JavaScript alone, so the import's entry is built once, beside
 * the packages it asks for. Workers find it in TEST_IMPORT_WORKER.
 */
export default async function setup(): Promise<() => void> {
  mkdirSync(inRoot('dist'), { recursive: true });
  const outDir = mkdtempSync(inRoot('dist/test-import-worker-'));
  const env = { command: 'build', mode: 'test' } as const;
  const loaded = await loadConfigFromFile(env, inRoot('vite.server.config.ts'));
  if (!loaded) throw new TaskError('vite.server.config.ts could not be read');
  const { config } = loaded;
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      outDir,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { 'import-worker': inRoot('backend/import-worker.ts') },
      },
    },
  });
  process.env.TEST_IMPORT_WORKER = join(outDir, 'import-worker.js');
  return () => rmSync(outDir, { recursive: true, force: true });
}
