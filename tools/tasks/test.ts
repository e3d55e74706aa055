import { runTask } from '../root.ts';
import { type Project, readRequest, runProject } from '../test/projects.ts';
import { add, exitCodeFor, NO_TESTS, type ProjectResult, summaryLine } from '../test/summary.ts';

interface Outcome extends ProjectResult {
  project: Project;
  seconds: number;
}

async function timed(project: Project, filters: string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const result = await runProject(project, filters);
  return { project, ...result, seconds: (performance.now() - startedAt) / 1000 };
}

/** Without a filter a project that ran no test has failed. */
function failWithoutTests(outcome: Outcome, filters: string[]): Outcome {
  const { tally } = outcome;
  if (filters.length > 0 || tally.passed + tally.failed > 0) return outcome;
  return { ...outcome, tally: { ...tally, failed: 1 }, failed: ['no test was found'] };
}

/**
 * npm test: the test projects one after another (each uses all cores), then the failures with their errors and
 * the sum. `npm test -- --project rules board` runs the files of one project that match "board".
 */
await runTask(async () => {
  const { projects, filters } = readRequest(process.argv.slice(2));
  const outcomes: Outcome[] = [];
  for (const project of projects) {
    outcomes.push(failWithoutTests(await timed(project, filters), filters));
  }
  console.log('');
  for (const { project, failed } of outcomes) {
    for (const name of failed) console.log(`failed in ${project}: ${name}`);
  }
  console.log('');
  for (const { project, tally, seconds } of outcomes) {
    console.log(`${project.padEnd(14)}${summaryLine(tally).padEnd(36)}${seconds.toFixed(0)} s`);
  }
  const sum = outcomes.reduce((total, outcome) => add(total, outcome.tally), NO_TESTS);
  if (sum.passed + sum.failed === 0) console.log('No test ran.');
  console.log(`\n${summaryLine(sum)}`);
  return exitCodeFor(sum);
});
