import { pathToFileURL } from 'node:url';
import { inRoot, TaskError } from '../../tools/root.ts';
import { installPackages } from '../install-packages.ts';
import type { BenchPage } from './pages.ts';

export type Profile = 'mobile' | 'desktop';

/** Lighthouse's figures; times in ms. */
export interface Score {
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

/** The part of Lighthouse 12 that is used. */
interface Lighthouse {
  default(
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config?: object,
  ): Promise<{ readonly lhr: LighthouseReport } | undefined>;
  readonly desktopConfig: object;
}

interface LighthouseReport {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

async function loadLighthouse(): Promise<Lighthouse> {
  if (!(await installPackages())) throw new TaskError('Lighthouse could not be installed.');
  const entry = inRoot('bench/node_modules/lighthouse/core/index.js');
  return import(pathToFileURL(entry).href);
}

interface ScoreOptions {
  readonly url: string;
  readonly cookie: string;
  readonly page: BenchPage;
  readonly profile: Profile;
  /** Port of the browser's devtools. */
  readonly port: number;
}

/** Runs Lighthouse's performance audits with its own throttling. */
export async function lighthouseScore(options: ScoreOptions): Promise<Score> {
  const { url, cookie, page, profile, port } = options;
  const { default: lighthouse, desktopConfig } = await loadLighthouse();
  const result = await lighthouse(
    url + page.path,
    {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      ...(!page.isPublic && { extraHeaders: { Cookie: cookie } }),
    },
    profile === 'desktop' ? desktopConfig : undefined,
  );
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new TaskError(`Lighthouse failed on ${page.name}: ${report?.runtimeError?.message}`);
  }
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((report.categories.performance?.score ?? 0) * 100),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
