import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import type { TestProject } from 'vitest/node';
import { inRoot, TaskError } from '../root.ts';

/**
 * vitest's global setup of the API projects: builds the entries that run in a thread or a process of their own, beside
 * the packages they ask for. Tests find them in TEST_IMPORT_WORKER and, on PostgreSQL, TEST_SERVER.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(inRoot('dist'), { recursive: true });
  const outDir = mkdtempSync(inRoot('dist/test-server-'));
  const env = { command: 'build', mode: 'test' } as const;
  const loaded = await loadConfigFromFile(env, inRoot('vite.server.config.ts'));
  if (!loaded) throw new TaskError('vite.server.config.ts could not be read');
  const { config } = loaded;
  const input: Record<string, string> = { 'import-worker': inRoot('backend/import-worker.ts') };
  // Only servers on PostgreSQL may be several.
  if (project.config.env.TEST_ENGINE === 'postgres') input.main = inRoot('backend/main.ts');
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      outDir,
      rolldownOptions: { ...config.build?.rolldownOptions, input },
    },
  });
  process.env.TEST_IMPORT_WORKER = join(outDir, 'import-worker.js');
  if (input.main) process.env.TEST_SERVER = join(outDir, 'main.js');
  return () => rmSync(outDir, { recursive: true, force: true });
}
