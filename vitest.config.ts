import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ClosingReporter } from './tools/test/closing-reporter.ts';
import { filesOf } from './tools/test/sets.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: '@schema', replacement: at('./schema') },
  { find: '@backend', replacement: at('./backend') },
  { find: '@frontend', replacement: at('./frontend') },
  // One graphql realm for all: the CommonJS entry and the ES entry must not meet.
  { find: /^graphql$/, replacement: 'graphql/index.js' },
];

/** Each file has its own application and database; a worker loads the code once for all its files. */
const APPLICATION = {
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

/** Long timeouts, because several pages under test share the cores. The files of a worker share its browser. */
const BROWSER = {
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Tests of what ends before the database is asked: texts, sizes and counts of requests, frames of sockets, a file
 * that is read by a process without a database. They run on SQLite alone.
 */
const BEFORE_THE_DATABASE = [
  'backend/graphql/{compiled,anonymous-cost,http-audits}.api.test.ts',
  'backend/http/{api-docs,bounds,broken-requests,cross-site,playground}.api.test.ts',
  'backend/http/files/client-files.api.test.ts',
  'backend/features/import/import-memory.api.test.ts',
  'backend/live/{live-bounds,live-packets}.api.test.ts',
  'backend/jobs/paper-process.api.test.ts',
  'backend/uploads/hostile-photos.api.test.ts',
];

const BOARD_JOURNEYS = ['e2e/journeys/board/*.e2e.ts'];
const FAULTS = ['e2e/faults/*.e2e.ts'];
const API = ['backend/**/*.{api,store}.test.ts'];
/** The hour of browser tests: CONTRIBUTING.md. */
const SHIFTED_CLOCK = ['e2e/support/shift-clock.ts'];

const CORES = availableParallelism();

/** vitest's settings of a project, with a name. */
type ProjectTests = TestProjectInlineConfiguration['test'] & { name: string; include: string[] };

/**
 * The projects, one after another. maxWorkers: files at a time, more than cores where a file waits for a server,
 * a gesture or a restart.
 */
const PROJECTS: ProjectTests[] = [
  // Pure functions leave nothing behind: a worker loads each module once for all its files.
  {
    name: 'rules',
    include: ['{schema,backend,frontend,e2e,tools,bench}/**/*.test.{ts,tsx}'],
    // The benchmarks have packages of their own.
    exclude: ['**/node_modules/**', ...API, '**/*.component.test.tsx'],
    environment: 'node',
    isolate: false,
    // A property of a hundred cases on a loaded machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: CORES,
  },
  {
    name: 'components',
    include: ['frontend/**/*.component.test.tsx'],
    environment: 'jsdom',
    setupFiles: ['frontend/testing/browser-gaps.ts'],
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: CORES + 1,
  },
  {
    name: 'api-sqlite',
    include: API,
    env: { TEST_ENGINE: 'sqlite' },
    globalSetup: ['./tools/test/server-entries.ts'],
    maxWorkers: CORES + 1,
    ...APPLICATION,
  },
  {
    name: 'api-postgres',
    include: API,
    exclude: BEFORE_THE_DATABASE,
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['./tools/test/postgres.ts', './tools/test/server-entries.ts'],
    maxWorkers: CORES + 1,
    ...APPLICATION,
  },
  {
    name: 'faults',
    include: FAULTS,
    globalSetup: ['./tools/test/built-product.ts', './tools/test/postgres.ts'],
    maxWorkers: 2,
    ...BROWSER,
  },
  {
    name: 'screens',
    include: ['e2e/**/*.e2e.ts'],
    exclude: [...BOARD_JOURNEYS, ...FAULTS],
    // e2e/support/short-visits.ts
    env: { SHORT_VISITS: 'yes' },
    setupFiles: SHIFTED_CLOCK,
    globalSetup: ['./tools/test/built-product.ts'],
    maxWorkers: 3,
    ...BROWSER,
  },
  {
    name: 'board',
    include: BOARD_JOURNEYS,
    setupFiles: SHIFTED_CLOCK,
    globalSetup: ['./tools/test/built-product.ts'],
    maxWorkers: 4,
    ...BROWSER,
  },
];

/**
 * rules: pure functions. components: forms and fields in jsdom against a server that answers by the schema.
 * api-sqlite and api-postgres: the same files, but BEFORE_THE_DATABASE, against a real application on each engine.
 * screens and board: the built product in a real Chromium. faults: the built product, killed and overloaded on both
 * engines. TEST_SET chooses files of each: tools/test/sets.ts.
 */
export default defineConfig({
  test: {
    reporters: ['default', new ClosingReporter()],
    projects: PROJECTS.map((project, at) => ({
      resolve: { alias },
      test: {
        ...project,
        ...filesOf(project, process.env.TEST_SET),
        sequence: { groupOrder: at + 1 },
      },
    })),
  },
});
