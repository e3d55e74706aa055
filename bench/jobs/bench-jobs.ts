import { runnerImport } from 'vite';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { inRoot, ROOT } from '../../tools/root.ts';

type MeasureJobs = typeof import('./measure-jobs.ts');

const LEGEND = `Taps or clicks, and keys beside typed text. Seconds are those of the script, which does not pause to read.
`;

/** npm run bench -- jobs: the effort of daily jobs in the built product and a headless browser. */
export async function run(): Promise<number> {
  await buildIfNeeded();
  // The journeys' helpers import the product by its aliases, which Node cannot resolve.
  const { module } = await runnerImport<MeasureJobs>(inRoot('bench/jobs/measure-jobs.ts'), {
    root: ROOT,
    configFile: false,
    resolve: { alias: { '@schema': inRoot('schema') } },
  });
  const { text, failed } = await module.measureJobs();
  console.log(`${LEGEND}\n${text}`);
  return failed === 0 ? 0 : 1;
}
