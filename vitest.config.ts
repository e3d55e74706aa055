import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
  'backend/http/{api-docs,bounds,broken-requests,cross-site}.api.test.ts',
  'backend/http/files/client-files.api.test.ts',
  'backend/features/import/import-memory.api.test.ts',
  'backend/live/{live-bounds,live-packets}.api.test.ts',
];

const BOARD_JOURNEYS = ['e2e/journeys/board/*.e2e.ts'];
/** CLOCK_AT=23:55 and others: CONTRIBUTING.md. */
const SHIFTED_CLOCK = ['e2e/support/shift-clock.ts'];
const FAULTS = ['e2e/faults/*.e2e.ts'];

/**
 * Seven test projects. rules: pure functions. components: forms and fields in jsdom against a server that
 * answers by the schema. api-sqlite and api-postgres: the same files, but BEFORE_THE_DATABASE, against a real
 * application on each engine. screens and board: the built product in a real Chromium. faults: the built product, killed and
 * overloaded on both engines.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'rules',
          include: ['{schema,backend,frontend,e2e,tools}/**/*.test.{ts,tsx}'],
          // Packages of a benchmark have a folder of their own below tools.
          exclude: ['**/node_modules/**', '**/*.{api,store}.test.ts', '**/*.component.test.tsx'],
          environment: 'node',
          // Pure functions leave nothing behind: a worker loads each module once for all its files.
          isolate: false,
          // A property of a hundred cases on a loaded machine.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'components',
          include: ['frontend/**/*.component.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['frontend/testing/browser-gaps.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api-sqlite',
          include: ['backend/**/*.{api,store}.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          globalSetup: ['./tools/test/server-entries.ts'],
          ...APPLICATION,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api-postgres',
          include: ['backend/**/*.{api,store}.test.ts'],
          exclude: BEFORE_THE_DATABASE,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['./tools/test/postgres.ts', './tools/test/server-entries.ts'],
          ...APPLICATION,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'screens',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...BOARD_JOURNEYS, ...FAULTS],
          // e2e/support/short-visits.ts
          env: { SHORT_VISITS: 'yes' },
          setupFiles: SHIFTED_CLOCK,
          ...BROWSER,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'board',
          include: BOARD_JOURNEYS,
          setupFiles: SHIFTED_CLOCK,
          ...BROWSER,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'faults',
          include: FAULTS,
          globalSetup: ['./tools/test/postgres.ts'],
          ...BROWSER,
        },
      },
    ],
  },
});
