import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { build, loadConfigFromFile } from 'vite';
import { inRoot, TaskError } from '../root.ts';

interface BuiltEntries {
  /** Folder with NAME.js of each entry. */
  readonly folder: string;
  remove(): void;
}

/** Builds server entries, by name, into a temporary folder next to the packages they import. */
export async function buildEntries(
  entries: Readonly<Record<string, string>>,
): Promise<BuiltEntries> {
  mkdirSync(inRoot('dist'), { recursive: true });
  const folder = mkdtempSync(inRoot('dist/entries-'));
  const env = { command: 'build', mode: 'test' } as const;
  const loaded = await loadConfigFromFile(env, inRoot('vite.server.config.ts'));
  if (!loaded) throw new TaskError('vite.server.config.ts could not be read');
  const { config } = loaded;
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [name, inRoot(source)]),
  );
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      outDir: folder,
      rolldownOptions: { ...config.build?.rolldownOptions, input },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
