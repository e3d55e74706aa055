import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { inRoot, TaskError } from '../root.ts';

export interface BuiltEntry {
  readonly file: string;
  remove(): void;
}

/** Builds one file of the server beside the packages it imports, into a folder of its own. */
export async function buildEntry(source: string): Promise<BuiltEntry> {
  mkdirSync(inRoot('dist'), { recursive: true });
  const outDir = mkdtempSync(inRoot('dist/entry-'));
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
      rolldownOptions: { ...config.build?.rolldownOptions, input: { entry: inRoot(source) } },
    },
  });
  return {
    file: join(outDir, 'entry.js'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
