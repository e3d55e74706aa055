import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../build/build.ts';
import { runNode } from '../child.ts';
import { inRoot, TaskError } from '../root.ts';
import { failuresOf, NO_TESTS, type ProjectResult, tallyOf, type VitestReport } from './summary.ts';

/** The test projects of vitest.config.ts, in the order in which they run. */
const PROJECTS = [
  'rules',
  'components',
  'api-sqlite',
  'api-postgres',
  'faults',
  'screens',
  'board',
] as const;
export type Project = (typeof PROJECTS)[number];

/** The arguments of `npm test --`: the projects named, and the rest for vitest. */
interface TestRequest {
  projects: Project[];
  filters: string[];
}

function projectNamed(name: string | undefined): Project {
  const project = PROJECTS.find((known) => known === name);
  if (project === undefined) {
    throw new TaskError(`There is no test project "${name}": it is one of ${PROJECTS.join(', ')}.`);
  }
  return project;
}

/**
 * Reads `--project rules board` or `--project=rules`; without a project all of them. The `--` that npm
 * takes is dropped for callers of run.cjs: after it vitest would read no filter and run every file.
 */
export function readRequest(args: readonly string[]): TestRequest {
  const named = new Set<Project>();
  const filters: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i] ?? '';
    if (arg === '--project') {
      i += 1;
      named.add(projectNamed(args[i]));
    } else if (arg.startsWith('--project=')) {
      named.add(projectNamed(arg.slice('--project='.length)));
    } else if (arg !== '--') {
      filters.push(arg);
    }
  }
  return {
    projects: PROJECTS.filter((project) => named.size === 0 || named.has(project)),
    filters,
  };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

const CORES = availableParallelism();

/** Files at a time: more where a file waits, for a server, a gesture or a restart. vitest would leave one core unused. */
const WORKERS: Record<Project, number> = {
  rules: CORES,
  components: CORES + 1,
  'api-sqlite': CORES + 1,
  'api-postgres': CORES + 1,
  faults: 2,
  screens: 3,
  board: 4,
};

async function runVitest(project: Project, filters: string[]): Promise<ProjectResult> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const file = join(folder, 'report.json');
  const args = [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--maxWorkers=${WORKERS[project]}`,
    ...(filters.length > 0 ? ['--passWithNoTests'] : []),
    ...filters,
  ];
  try {
    const exitCode = await runNode(args, { env: { ...process.env, NODE_ENV: 'test' } });
    const report = readReport(file);
    return { tally: tallyOf(report, exitCode), failed: failuresOf(report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RUN_THE_PRODUCT: readonly Project[] = ['faults', 'screens', 'board'];

/** Builds the product for the projects that run it. False when the build failed. */
async function buildFor(project: Project): Promise<boolean> {
  if (!RUN_THE_PRODUCT.includes(project)) return true;
  try {
    await buildIfNeeded();
    return true;
  } catch (error) {
    console.error(error instanceof TaskError ? error.message : error);
    return false;
  }
}

/** Runs one project once and counts it. A test that fails once has failed. */
export async function runProject(project: Project, filters: string[]): Promise<ProjectResult> {
  console.log(`\n── ${project} ${'─'.repeat(60 - project.length)}`);
  if (await buildFor(project)) return runVitest(project, filters);
  return { tally: { ...NO_TESTS, failed: 1 }, failed: ['the build'] };
}
