import { createServer } from 'node:net';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { measureBuild, SLOW } from './measure-build.ts';
import { webOptions } from './options.ts';
import { type MeasuredBuild, webTables } from './web-table.ts';

const LEGEND = `Lighthouse with its own throttling: mobile / desktop. Then a tablet with an empty cache: until the page's
own data are shown → until nothing more is requested; CPU of the page's main thread.
slow: ${SLOW.kbitPerSecond} kbit/s, ${SLOW.roundTripMs} ms of round trip, a processor ${SLOW.slowdown} times slower.
`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** npm run bench -- web: the cost of opening the pages; `--against=DIR` compares another build. */
export async function run(args: string[]): Promise<number> {
  const { builds, pages, rounds } = webOptions(args);
  await buildIfNeeded();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const measured: MeasuredBuild[] = [];
  try {
    for (const build of builds) {
      const figures = await measureBuild(build, pages, rounds, { browser, port });
      measured.push({ build, figures });
    }
  } finally {
    await browser.close();
  }
  console.log(`Median of ${rounds} rounds.\n${LEGEND}\n${webTables(measured, pages)}`);
  return 0;
}
