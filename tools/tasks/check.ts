import { runNode } from '../child.ts';
import { staleFiles } from '../generated.ts';
import { inRoot, runTask } from '../root.ts';
import { faultLines } from '../walls.ts';

/** A step answers the lines that explain its failure; none means it passed. */
interface Step {
  name: string;
  run: () => Promise<string[]>;
}

const ROOMS = ['schema', 'backend', 'frontend', 'e2e', 'tools'];
const COLOURS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

/** A tool that prints its own findings: only its exit code is of interest here. */
async function passes(name: string, args: string[]): Promise<string[]> {
  return (await runNode(args)) === 0 ? [] : [`${name}: see the lines above`];
}

async function typesOf(room: string): Promise<string[]> {
  return passes(`tsc -p ${room}`, [inRoot('node_modules/typescript/bin/tsc'), '-p', inRoot(room)]);
}

async function generated(): Promise<string[]> {
  const stale = await staleFiles();
  return stale.length === 0 ? [] : [...stale, 'run `npm run generate` and commit the result'];
}

const STEPS: Step[] = [
  {
    name: 'format and lint',
    run: () =>
      passes('biome', [
        inRoot('node_modules/@biomejs/biome/bin/biome'),
        'ci',
        '--error-on-warnings',
        COLOURS,
        '.',
      ]),
  },
  ...ROOMS.map((room) => ({ name: `types of ${room}`, run: () => typesOf(room) })),
  { name: 'walls', run: async () => faultLines() },
  { name: 'generated files', run: generated },
];

/** One step that cannot run is one failure; the others still have their say. */
async function outcome(step: Step): Promise<string[]> {
  try {
    return await step.run();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** npm run check: everything short of the tests. Every step runs, so one run names all faults. */
await runTask(async () => {
  const failed: string[] = [];
  for (const step of STEPS) {
    const faults = await outcome(step);
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${step.name}`);
    for (const fault of faults) console.log(`        ${fault}`);
    if (faults.length > 0) failed.push(step.name);
  }
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
