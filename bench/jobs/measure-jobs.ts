import type { Browser } from 'playwright-core';
import type { Job } from '../../e2e/jobs/job.ts';
import { JOBS } from '../../e2e/jobs/jobs.ts';
import { type Effort, Steps } from '../../e2e/jobs/steps.ts';
import { boardGrid } from '../../e2e/support/board/board-pointer.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { DEVICES } from '../../e2e/support/devices.ts';
import { sessionOf } from '../../e2e/support/sign-in.ts';
import { startProduct } from '../../e2e/support/start-product.ts';
import { table } from '../board/table.ts';

/** Cars of the demo: enough for several of a model and some free ones. */
const CARS = 60;
/** Timeout of one wait; a job that exceeds it is reported as failed. */
const PATIENCE_MS = 15_000;

type Cookies = Awaited<ReturnType<typeof sessionOf>>;

interface Place {
  readonly browser: Browser;
  readonly url: string;
  readonly cookiesOf: Readonly<Record<'admin' | 'manager', Cookies>>;
}

async function measure(place: Place, job: Job, number: number): Promise<Effort | string> {
  const { browser, url, cookiesOf } = place;
  const device = DEVICES[job.device];
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    ...device,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await context.addCookies(cookiesOf[job.as ?? 'manager']);
    const page = await context.newPage();
    await page.goto('/');
    await boardGrid(page).waitFor();
    const walk = await job.prepare(page, number);
    await page.waitForLoadState('networkidle');
    const steps = new Steps(page, 'hasTouch' in device);
    await walk(steps);
    return steps.effort();
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await context.close();
  }
}

function rowOf(job: Job, found: Effort | string): string[] {
  const start = [job.name, job.device, job.before ?? '—'];
  if (typeof found === 'string') return [...start, 'FAILED', '', found];
  return [...start, String(found.taps), String(found.keys), found.seconds.toFixed(1)];
}

/** Does every job once in the built product; the rows of the table, and how many failed. */
export async function measureJobs(): Promise<{ text: string; failed: number }> {
  const product = await startProduct({ cars: CARS });
  try {
    const browser = await launchBrowser();
    try {
      const cookiesOf = {
        admin: await sessionOf(product.url, 'admin'),
        manager: await sessionOf(product.url, 'manager'),
      };
      const place = { browser, url: product.url, cookiesOf };
      const rows: string[][] = [];
      let failed = 0;
      for (const [number, job] of JOBS.entries()) {
        const found = await measure(place, job, number + 10);
        if (typeof found === 'string') failed += 1;
        rows.push(rowOf(job, found));
      }
      const head = ['job', 'device', 'before: taps / s', 'taps', 'keys', 's'];
      return { text: table(head, rows), failed };
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
