import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { runNode } from './child.ts';
import { inRoot, TaskError } from './root.ts';
import {
  afterSecondLook,
  failedFiles,
  failedNames,
  NOTHING,
  type RingResult,
  tallyOf,
  type VitestReport,
} from './summary.ts';

export const RINGS = ['rules', 'api-sqlite', 'api-postgres', 'screens', 'board'] as const;
export type Ring = (typeof RINGS)[number];

/** What a person typed after `npm test --`: the rings they named, and the rest for vitest. */
export interface Wish {
  rings: Ring[];
  filters: string[];
}

function ringNamed(name: string | undefined): Ring {
  const ring = RINGS.find((known) => known === name);
  if (ring === undefined) {
    throw new TaskError(`There is no ring "${name}": it is one of ${RINGS.join(', ')}.`);
  }
  return ring;
}

/** Reads `--project rules board` or `--project=rules`; no ring named means all of them. */
export function readWish(args: readonly string[]): Wish {
  const named = new Set<Ring>();
  const filters: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i] ?? '';
    if (arg === '--project') {
      i += 1;
      named.add(ringNamed(args[i]));
    } else if (arg.startsWith('--project=')) {
      named.add(ringNamed(arg.slice('--project='.length)));
    } else {
      filters.push(arg);
    }
  }
  return { rings: RINGS.filter((ring) => named.size === 0 || named.has(ring)), filters };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

/** A person's pages wait more than they work: three fill two cores. Each file has a product of its own. */
const FILES_AT_A_TIME: Partial<Record<Ring, number>> = { screens: 3, board: 2 };

interface RingRun extends RingResult {
  files: string[];
}

async function runVitest(
  ring: Ring,
  filters: string[],
  filesAtATime = FILES_AT_A_TIME[ring],
): Promise<RingRun> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const file = join(folder, 'report.json');
  const args = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    `--project=${ring}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(filesAtATime ? [`--maxWorkers=${filesAtATime}`] : []),
    ...(filters.length > 0 ? ['--passWithNoTests'] : []),
    ...filters,
  ];
  try {
    const exitCode = await runNode(args, { env: { ...process.env, NODE_ENV: 'test' } });
    const report = readReport(file);
    return {
      tally: tallyOf(report, exitCode),
      failed: failedNames(report),
      unsteady: [],
      files: failedFiles(report),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The screens need the built product; a build that fails is their failure. */
async function isReady(ring: Ring): Promise<boolean> {
  if (ring !== 'screens' && ring !== 'board') return true;
  try {
    await buildIfNeeded();
    return true;
  } catch (error) {
    console.error(error instanceof TaskError ? error.message : error);
    return false;
  }
}

/**
 * Runs one ring to its end and counts it. Browsers share two cores with each other: a file of theirs that
 * failed is run once more by itself, and what passes only then is named in the end, not hidden.
 */
export async function runRing(ring: Ring, filters: string[]): Promise<RingResult> {
  console.log(`\n── ${ring} ${'─'.repeat(60 - ring.length)}`);
  if (!(await isReady(ring))) {
    return { tally: { ...NOTHING, failed: 1 }, failed: ['the build'], unsteady: [] };
  }
  const first = await runVitest(ring, filters);
  if (FILES_AT_A_TIME[ring] === undefined || first.files.length === 0) return first;
  console.log(`\n── ${ring}: what failed, once more by itself ──`);
  return afterSecondLook(first, await runVitest(ring, first.files, 1));
}
