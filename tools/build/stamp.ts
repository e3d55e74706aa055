import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BuildPart = 'client' | 'server' | 'playground';
export type Stamps = Partial<Record<BuildPart, string>>;

interface PartInputs {
  sources: string[];
  /** Outputs of a finished build; without one of them the stamp is invalid. */
  outputs: string[];
}

const SHARED = ['package-lock.json', 'tsconfig.json', 'schema/**/*.ts'];

export const PARTS: Record<BuildPart, PartInputs> = {
  client: {
    sources: [
      ...SHARED,
      'vite.config.ts',
      'tools/build/{client-chunks,compress-client}.ts',
      'tools/build/{build-service-worker,manifest,shell-files}.ts',
      'tools/build/help/*.ts',
      'docs/ru/**/*',
      'frontend/!(playground)/**/*',
      'frontend/*',
    ],
    outputs: [
      'dist/client/index.html',
      'dist/client/index.html.br',
      'dist/client/.vite/manifest.json',
      'dist/client/service-worker.js',
    ],
  },
  server: {
    sources: [...SHARED, 'vite.server.config.ts', 'backend/**/*'],
    outputs: ['main', 'demo', 'import-worker', 'paper-worker', 'read-worker', 'backup'].map(
      (name) => `dist/server/${name}.js`,
    ),
  },
  playground: {
    sources: [
      'package-lock.json',
      'tsconfig.json',
      'vite.playground.config.ts',
      'tools/build/compress-client.ts',
      'schema/{messages,texts/shell,values/time}/*.ts',
      'frontend/{playground,shared/lib/device}/**/*',
    ],
    outputs: ['dist/playground/index.html', 'dist/playground/.vite/manifest.json'],
  },
};

/** Tests and their fixtures are not part of a build. */
function isTestOnly(path: string): boolean {
  return /\.test\.tsx?$|[\\/]testing[\\/]/.test(path);
}

/**
 * The fingerprint of the inputs of a build part: names and contents, not times, so that a fresh
 * clone, a checkout back and forth, or a touched file do not force a build.
 */
export function stampOf(root: string, part: BuildPart): string {
  const found = globSync(PARTS[part].sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !isTestOnly(path));
  const hash = createHash('sha256');
  for (const path of [...new Set(found)].sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The parts to build: those with another stamp than the last finished build, or without their
 * outputs.
 */
export function partsToBuild(
  wanted: BuildPart[],
  last: Stamps,
  present: Stamps,
  hasOutputs: (part: BuildPart) => boolean,
): BuildPart[] {
  return wanted.filter((part) => last[part] !== present[part] || !hasOutputs(part));
}
