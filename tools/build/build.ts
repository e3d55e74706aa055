import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'vite';
import { demandFile, inRoot, ROOT, TaskError } from '../root.ts';
import { withBuildLock } from './build-lock.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressClient } from './compress-client.ts';
import { type BuildPart, PARTS, partsToBuild, type Stamps, stampOf } from './stamp.ts';

const STAMP_FILE = inRoot('dist/.stamp.json');
const CONFIG: Record<BuildPart, string> = {
  client: inRoot('vite.config.ts'),
  server: inRoot('vite.server.config.ts'),
  playground: inRoot('vite.playground.config.ts'),
};
const ENTRY: Record<BuildPart, string> = {
  client: 'frontend/index.html',
  server: 'backend/entries/main.ts',
  playground: 'frontend/playground/index.html',
};

function readStamps(): Stamps {
  try {
    return JSON.parse(readFileSync(STAMP_FILE, 'utf8')) as Stamps;
  } catch {
    return {};
  }
}

function writeStamps(stamps: Stamps): void {
  mkdirSync(dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, JSON.stringify(stamps, null, 2));
}

function hasOutputs(part: BuildPart): boolean {
  return PARTS[part].outputs.every((path) => existsSync(inRoot(path)));
}

/** Removes the stamp first: an interrupted build must not look finished. */
async function buildPart(part: BuildPart, stamp: string): Promise<void> {
  demandFile(ENTRY[part], `there is no ${part} to build`);
  const { [part]: _, ...others } = readStamps();
  writeStamps(others);
  const startedAt = performance.now();
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: CONFIG[part], mode: 'production', logLevel: 'error' });
    if (part === 'client') await buildServiceWorker(inRoot('dist/client'));
    if (part !== 'server') await compressClient(inRoot('dist', part));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new TaskError(`The ${part} could not be built.\n${why}`);
  } finally {
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
  }
  writeStamps({ ...readStamps(), [part]: stamp });
  console.log(`Built the ${part} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds the outdated parts of dist/. Concurrent runs build sequentially. */
export async function buildIfNeeded(
  wanted: BuildPart[] = ['server', 'client', 'playground'],
): Promise<void> {
  const present: Stamps = {};
  for (const part of wanted) present[part] = stampOf(ROOT, part);
  const missing = () => partsToBuild(wanted, readStamps(), present, hasOutputs);
  if (missing().length === 0) return;
  await withBuildLock(ROOT, async () => {
    for (const part of missing()) await buildPart(part, present[part] ?? '');
  });
}
