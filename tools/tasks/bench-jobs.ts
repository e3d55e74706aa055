import { runnerImport } from 'vite';
import { buildIfNeeded } from '../build/build.ts';
import { inRoot, ROOT, runTask } from '../root.ts';

type MeasureJobs = typeof import('../bench/jobs/measure-jobs.ts');

const LEGEND = `Taps or clicks, and keys beside typed text. Seconds are those of the script, which does not pause to read.
`;

/** npm run bench:jobs: what the jobs of a day take, in the built product and a headless browser. */
await runTask(async () => {
  await buildIfNeeded();
  // The journeys' helpers import the product by its aliases, which Node does not know.
  const { module } = await runnerImport<MeasureJobs>(inRoot('tools/bench/jobs/measure-jobs.ts'), {
    root: ROOT,
    configFile: false,
    resolve: { alias: { '@schema': inRoot('schema') } },
  });
  const { text, failed } = await module.measureJobs();
  console.log(`${LEGEND}\n${text}`);
  return failed === 0 ? 0 : 1;
});
