import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, TaskError } from '../../tools/root.ts';
import { BENCH_PAGES, type BenchPage } from './pages.ts';

/** A measured build. */
export interface BenchBuild {
  readonly name: string;
  /** Folder with `server` and `client`. */
  readonly folder: string;
}

interface WebOptions {
  readonly builds: readonly BenchBuild[];
  readonly pages: readonly BenchPage[];
  readonly rounds: number;
}

function buildIn(folder: string): BenchBuild {
  const path = resolve(folder);
  if (existsSync(join(path, 'server/demo.js'))) return { name: folder, folder: path };
  throw new TaskError(`--against takes a folder with a built server and client; ${path} has none.`);
}

function pagesNamed(names: string): readonly BenchPage[] {
  const wanted = names.split(',').filter(Boolean);
  const unknown = wanted.find((name) => BENCH_PAGES.every((page) => page.name !== name));
  if (unknown === undefined) return BENCH_PAGES.filter(({ name }) => wanted.includes(name));
  throw new TaskError(
    `--pages takes ${BENCH_PAGES.map(({ name }) => name).join(', ')}, not "${unknown}".`,
  );
}

/** Reads `--against=DIR --pages=board,list --rounds=3`. Throws `TaskError`. */
export function webOptions(args: string[]): WebOptions {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { against: text, pages: text, rounds: text } });
    const rounds = Number(values.rounds ?? '3');
    if (!Number.isInteger(rounds) || rounds < 1) {
      throw new TaskError('--rounds takes a whole number above zero.');
    }
    const ours = { name: 'this build', folder: inRoot('dist') };
    return {
      builds: values.against === undefined ? [ours] : [buildIn(values.against), ours],
      pages: values.pages === undefined ? BENCH_PAGES : pagesNamed(values.pages),
      rounds,
    };
  } catch (error) {
    throw error instanceof TaskError ? error : new TaskError((error as Error).message);
  }
}
