import { type Ring, readWish, runRing } from '../rings.ts';
import { runTask } from '../root.ts';
import { add, exitCodeFor, NOTHING, type RingResult, summaryLine } from '../summary.ts';

interface Outcome extends RingResult {
  ring: Ring;
  seconds: number;
}

async function timed(ring: Ring, filters: string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const result = await runRing(ring, filters);
  return { ring, ...result, seconds: (performance.now() - startedAt) / 1000 };
}

/** Without a filter every ring has tests: one that ran none was not looked at. */
function withoutSilence(outcome: Outcome, filters: string[]): Outcome {
  const { tally } = outcome;
  if (filters.length > 0 || tally.passed + tally.failed > 0) return outcome;
  return { ...outcome, tally: { ...tally, failed: 1 }, failed: ['no test was found'] };
}

/**
 * npm test: every ring one after another (each uses both cores by itself), then the sum.
 * `npm test -- --project rules board` runs what is named.
 */
await runTask(async () => {
  const { rings, filters } = readWish(process.argv.slice(2));
  const outcomes: Outcome[] = [];
  for (const ring of rings) {
    outcomes.push(withoutSilence(await timed(ring, filters), filters));
  }
  console.log('');
  for (const { ring, failed, unsteady } of outcomes) {
    for (const name of failed) console.log(`failed in ${ring}: ${name}`);
    for (const name of unsteady) console.log(`passed only by itself in ${ring}: ${name}`);
  }
  console.log('');
  for (const { ring, tally, seconds } of outcomes) {
    console.log(`${ring.padEnd(14)}${summaryLine(tally).padEnd(36)}${seconds.toFixed(0)} s`);
  }
  const sum = outcomes.reduce((total, outcome) => add(total, outcome.tally), NOTHING);
  if (sum.passed + sum.failed === 0) console.log('No test ran.');
  console.log(`\n${summaryLine(sum)}`);
  return exitCodeFor(sum);
});
