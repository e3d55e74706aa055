import { availableParallelism } from 'node:os';
import { staleFiles } from '../build/generated.ts';
import { faultLines } from '../check/find-faults.ts';
import { readNode } from '../child.ts';
import { inRoot, runTask } from '../root.ts';

/** A step returns the lines that explain its failure; none means it passed. */
interface Step {
  name: string;
  run: () => Promise<string[]>;
}

const COLOURS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

async function failureOf(script: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await readNode([inRoot('node_modules', script), ...args]);
  return code === 0 ? [] : [...output.trimEnd().split('\n'), `exit code ${code}`];
}

/** Unchanged files are not checked again: the compiler keeps its results in dist/. */
function typesOf(room: string): Step {
  const results = inRoot('dist/types', `${room.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', inRoot(room), '--incremental', '--tsBuildInfoFile', results];
  return {
    name: `types of ${room}`,
    run: () => failureOf('typescript/bin/tsc', ...args),
  };
}

async function generated(): Promise<string[]> {
  const stale = await staleFiles();
  return stale.length === 0 ? [] : [...stale, 'run `npm run generate` and commit the result'];
}

/** Longest first, so that no core is idle at the end. */
const STEPS: readonly Step[] = [
  {
    name: 'format and lint',
    run: () => failureOf('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', COLOURS, '.'),
  },
  typesOf('backend'),
  typesOf('frontend'),
  typesOf('frontend/service-worker'),
  { name: 'generated files', run: generated },
  typesOf('e2e'),
  typesOf('bench'),
  typesOf('tools'),
  typesOf('bench/board'),
  typesOf('schema'),
  { name: 'import and code rules', run: async () => faultLines() },
];

/** A step that cannot run has failed; the others still run. */
async function faultsOf(step: Step): Promise<string[]> {
  try {
    return await step.run();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** npm run check: everything except the tests, a step per core at a time. Every step runs. */
await runTask(async () => {
  const waiting = [...STEPS];
  const failed: string[] = [];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (step === undefined) return;
    const faults = await faultsOf(step);
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${step.name}`);
    for (const fault of faults) console.log(`        ${fault}`);
    if (faults.length > 0) failed.push(step.name);
    await runNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
