import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFaults, IMPORT_RULES } from './find-faults';
import { CODE_RULES } from './rules/code-rules';

/** A small project without faults, with at least one file for every rule. */
const PROJECT: Record<string, string> = {
  'schema/constants.ts': 'export const STEP = 100;',
  'schema/messages.ts': "export const SAVED = 'Сохранено';",
  'schema/fields/car-fields.ts': "import { STEP } from '@schema/constants'; STEP;",
  'schema/values/time/calendar.ts': 'export const dayOf = (at: Date) => at.getDate();',
  'schema/values/money.ts': "import { STEP } from '../constants'; export const m = STEP;",
  'backend/settings/config.ts': 'export const port = process.env.PORT;',
  'backend/entries/main.ts': "import { routes } from '@backend/rest/routes'; routes;",
  'backend/entries/demo.ts': "import '@backend/demo/fill';",
  'backend/demo/fill.ts': "import { save } from '@backend/store/save'; save;",
  'backend/domain/rule.ts': "import { m } from '@schema/values/money'; export const r = m;",
  'backend/domain/rule.test.ts': "import { it } from 'vitest'; import { r } from './rule'; it; r;",
  'backend/store/save.ts':
    "import { MikroORM } from '@mikro-orm/core'; export const save = MikroORM;",
  'backend/auth/session.ts': 'export const session = 1;',
  'backend/rentals/claim.ts': "import { save } from '@backend/store/save'; save;",
  'backend/backup/write.ts': "import { save } from '@backend/store/save'; save;",
  'backend/samples/fleet.ts': "import { save } from '@backend/store/save'; save;",
  'backend/papers/fold.ts': "import { unpack } from '@backend/uploads/archive'; unpack;",
  'backend/uploads/archive.ts': 'export const unpack = 1;',
  'backend/doctor/disk.ts': "import { save } from '@backend/store/save'; save;",
  'backend/metrics/metrics.ts': "import { statuses } from '@backend/failures/statuses'; statuses;",
  'backend/failures/statuses.ts': 'export const statuses = 1;',
  'backend/http/headers.ts': "import { statuses } from '@backend/failures/statuses'; statuses;",
  'backend/long-reads/serve-queries.ts': "import '@backend/graphql/resolvers';",
  'backend/live/live.ts': "import '@backend/graphql/resolvers';",
  'backend/changes/announce.ts': 'export const announce = 1;',
  'backend/operation/context.ts': "import 'type-graphql'; export interface Context { a: 1 }",
  'backend/graphql/resolvers.ts': "import '@backend/features/cars/cars.resolver';",
  'backend/features/cars/cars.resolver.ts':
    "import 'type-graphql'; import { save } from '@backend/store/save'; import type { Context } from '@backend/operation/context'; export type C = Context; save;",
  'backend/features/sources/read.ts': 'export const read = 1;',
  'backend/rest/routes.ts': 'export const routes = [];',
  'backend/testing/app.ts': "import '@backend/entries/main'; export const testApp = 1;",
  'frontend/app/App.tsx': "import { Cars } from '@frontend/features/cars/Cars'; Cars;",
  'frontend/shared/ui/Button.tsx': 'export const Button = () => <button />;',
  'frontend/features/cars/Cars.tsx':
    "import { Button } from '@frontend/shared/ui/Button'; export const Cars = () => <Button />;",
  'frontend/playground/Playground.tsx': "import '@frontend/shared/ui/Button';",
  'frontend/features/people/People.tsx': 'export const People = 1;',
  'frontend/features/board/model/layout.ts': 'export const layout = 1;',
  'frontend/features/board/model/rows/rows.ts': 'export const rows = 1;',
  'frontend/features/board/model/scene.ts':
    "import { rows } from './rows/rows'; export const scene = rows;",
  'frontend/features/board/drag/controller.ts': "import '../engine/camera';",
  'frontend/features/board/gestures/machine.ts':
    "import { layout } from '../model/layout'; export const step = layout;",
  'frontend/features/board/engine/camera.ts': "import '../gestures/machine';",
  'frontend/features/board/render/scene.ts':
    "import Konva from 'konva'; export const scene = Konva;",
  'frontend/features/board/testing/fleet.ts': 'export const fleet = 1;',
  'e2e/journey.e2e.ts': "import { fleet } from '../frontend/features/board/testing/fleet'; fleet;",
  'tools/run.ts': "import { readFileSync } from 'node:fs'; readFileSync;",
  'bench/bench.ts': "import '../tools/run';",
};

/** For every rule: files that break it. */
const BREAKING_FILES: Record<string, Record<string, string>> = {
  'the contract imports nothing of ours': {
    'schema/values/a.ts': "import type { r } from '@backend/domain/rule'; export type R = r;",
  },
  'the contract knows no framework': { 'schema/forms/a.ts': "import { useState } from 'react';" },
  'fields are below forms, texts and sheets': {
    'schema/fields/a.ts': "import { SAVED } from '@schema/messages';",
  },
  'rules import rules': { 'backend/domain/a.ts': "import { save } from '@backend/store/save';" },
  'rules know no framework': { 'backend/domain/a.ts': "import { GraphQLError } from 'graphql';" },
  'the store imports rules and schema only': {
    'backend/store/a.ts': "import '@backend/auth/session';",
  },
  'the server does not import the client': {
    'backend/server/app.ts': "import '@frontend/shared/ui/Button';",
  },
  'the client does not import the server': {
    'frontend/app/a.ts': "import type { r } from '@backend/domain/rule'; export type R = r;",
  },
  'server features do not import each other': {
    'backend/features/cars/a.ts': "export { read } from '@backend/features/sources/read';",
  },
  'server features import lower layers only': {
    'backend/features/cars/a.ts': "const later = () => import('@backend/rest/routes'); later;",
  },
  'the parts of a resolver import no feature': {
    'backend/operation/types/car.types.ts': "import '@backend/features/sources/read';",
  },
  'auth, bounds, changes, jobs and uploads are below the features': {
    'backend/auth/a.ts':
      "import type { Context } from '@backend/operation/context'; export type C = Context;",
  },
  'papers know bytes and values only': {
    'backend/papers/a.ts': "import '@backend/store/save';",
  },
  'shared commands import lower layers only': {
    'backend/rentals/a.ts': "import { read } from '@backend/features/sources/read';",
  },
  'copies import lower layers only': { 'backend/backup/a.ts': "import '@backend/rest/routes';" },
  'the doctor imports lower layers only': {
    'backend/doctor/a.ts': "import '@backend/http/headers';",
  },
  'metrics know no operation': {
    'backend/metrics/a.ts': "import { read } from '@backend/features/sources/read';",
  },
  'failures are below GraphQL, REST and http': {
    'backend/failures/a.ts': "import '@backend/http/headers';",
  },
  'HTTP knows no operation': { 'backend/http/a.ts': "import '@backend/operation/context';" },
  'GraphQL imports no other door': { 'backend/graphql/a.ts': "import '@backend/rest/routes';" },
  'long reads import no other door': {
    'backend/long-reads/a.ts': "import '@backend/http/headers';",
  },
  'the live connection runs GraphQL operations': {
    'backend/live/a.ts': "import { read } from '@backend/features/sources/read';",
  },
  'only entries import entries': {
    'backend/http/a.ts': "import { port } from '@backend/settings/config';",
  },
  'REST is a table over GraphQL': { 'backend/rest/a.ts': "import '@backend/store/save';" },
  'samples import lower layers only': {
    'backend/samples/a.ts': "import { read } from '@backend/features/sources/read';",
  },
  'the product does not import its demo': {
    'backend/server/app.ts': "import '@backend/demo/fill';",
  },
  'only the store imports the ORM': {
    'backend/features/cars/a.ts': "import { MikroORM } from '@mikro-orm/sqlite';",
  },
  'type-graphql is imported by types and resolvers only': {
    'backend/features/cars/create-car.ts': "import { Field } from 'type-graphql';",
  },
  'features know no HTTP': { 'backend/features/cars/a.ts': "import express from 'express';" },
  'uploaded files are handled in one folder': {
    'backend/features/cars/a.ts': "const later = () => import('jsdom'); later;",
  },
  'client features do not import each other': {
    'frontend/features/cars/a.ts': "import { People } from '../people/People';",
  },
  'client features import lower layers only': {
    'frontend/features/cars/a.ts': "import '@frontend/app/App';",
  },
  'shared imports no feature': { 'frontend/shared/a.ts': "import '@frontend/features/cars/Cars';" },
  'the playground is a page of its own': {
    'frontend/playground/a.ts': "import { Cars } from '@frontend/features/cars/Cars';",
  },
  'no Node in the browser': { 'frontend/shared/a.ts': "import { join } from 'path';" },
  'only render imports Konva': {
    'frontend/features/board/Board.tsx': "import { Stage } from 'react-konva/lib/ReactKonvaCore';",
  },
  'the board model is pure': {
    'frontend/features/board/model/a.ts': "import { step } from '../gestures/machine';",
  },
  'the board model imports downwards': {
    'frontend/features/board/model/rows/a.ts': "import '../scene';",
  },
  'gestures import the model only': {
    'frontend/features/board/gestures/a.ts': "import { useRef } from 'react';",
  },
  'the board engine draws nothing': {
    'frontend/features/board/engine/a.ts': "import { scene } from '../render/scene';",
  },
  'the drag code imports engine and painters only': {
    'frontend/features/board/drag/a.ts': "import { useRef } from 'react';",
  },
  'render imports the model only': {
    'frontend/features/board/render/a.ts': "import { step } from '../gestures/machine';",
  },
  'tests are not imported': {
    'backend/domain/b.test.ts': "import './rule.test';",
  },
  'the product imports no test code': {
    'frontend/features/board/Board.tsx': "import { fleet } from './testing/fleet';",
  },
  'the product does not import its tools': { 'backend/server/app.ts': "import '../../tools/run';" },
  'nothing imports a benchmark': { 'tools/check.ts': "import '../bench/bench';" },
  'the moment is an argument': { 'backend/domain/a.ts': 'export const now = () => new Date();' },
  'settings are read in one place': {
    'backend/auth/a.ts': 'export const secret = process.env.SECRET;',
  },
  'days belong to the company': {
    'frontend/shared/a.ts': 'export const hour = (at: Date) => at.getHours();',
  },
  'no Russian text in components and commands': {
    'frontend/features/cars/a.tsx': 'export const A = () => <p>Машина</p>;',
  },
  'requests name their user': {
    'frontend/features/cars/a.ts': "export const cars = () => fetch('/api/cars');",
  },
  'a day in words has its year': {
    'frontend/shared/days.ts': 'export const short = formatDay(day).slice(0, 5) + shortDay(day);',
  },
  'the focus moves with its change': {
    'frontend/features/cars/a.ts': 'requestAnimationFrame(() => field.focus());',
  },
  'a list of a page is read at once': {
    'e2e/rows.ts': 'export const rows = (page: Page) => page.getByRole("row").all();',
  },
};

let root: string;

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function brokenRules(): string[] {
  return [...new Set(findFaults(root).map((fault) => fault.rule))];
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
  write(PROJECT);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the import and code rules', () => {
  it('find nothing in a project without faults', () => {
    expect(findFaults(root)).toEqual([]);
  });

  it('are each covered by breaking files', () => {
    const names = [...IMPORT_RULES, ...CODE_RULES].map((rule) => rule.name);
    expect(Object.keys(BREAKING_FILES).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(BREAKING_FILES))('find files that break "%s"', (rule, files) => {
    write(files);
    expect(brokenRules()).toContain(rule);
  });

  it('name the file, the line, the import and the reason', () => {
    write({ 'backend/domain/a.ts': "\n\nimport { save } from '@backend/store/save';" });
    expect(findFaults(root)[0]?.line).toMatch(
      /^backend\/domain\/a\.ts:3 imports backend\/store\/save\.ts\. rules import rules: .+/,
    );
  });

  it('allow types only where the rule does', () => {
    write({
      'backend/auth/a.ts': "import type { port } from '@backend/settings/config'; type P = port;",
    });
    expect(brokenRules()).toEqual([]);
    write({
      'backend/features/cars/a.ts':
        "import type { port } from '@backend/settings/config'; type P = port;",
    });
    expect(brokenRules()).toEqual([]);
    write({
      'backend/features/cars/a.ts': "import { port } from '@backend/settings/config'; port;",
    });
    expect(brokenRules()).toEqual(['server features import lower layers only']);
    write({
      'backend/features/cars/a.ts': '',
      'backend/domain/a.ts': "export type S = import('@backend/store/save').Save;",
    });
    expect(brokenRules()).toEqual(['rules import rules']);
  });

  it.each([
    ['a dynamic import', "const x = () => import('@backend/store/save'); x;"],
    ['a re-export', "export * from '@backend/store/save';"],
    ['a require', "const x = require('../store/save'); x;"],
    ['a bare import', "import '@backend/store/save';"],
  ])('find %s', (_kind, code) => {
    write({ 'backend/domain/a.ts': code });
    expect(brokenRules()).toContain('rules import rules');
  });

  it.each([
    ['frontend/shared/a.ts', 'export const r = new XMLHttpRequest();'],
    ['frontend/shared/a.ts', "navigator.sendBeacon('/api/x');"],
    ['frontend/shared/a.ts', "export const w = () => window.fetch('/api/x');"],
    ['e2e/a.ts', 'export const all = (rows: Locator) => rows.all();'],
  ])('find in %s: %s', (path, code) => {
    write({ [path]: code });
    expect(brokenRules()).toHaveLength(1);
  });

  it('let several promises be awaited in a browser test', () => {
    write({ 'e2e/a.ts': 'export const both = () => Promise.all([]);' });
    expect(findFaults(root)).toEqual([]);
  });

  it('report an import of a missing file', () => {
    write({ 'backend/domain/a.ts': "import '@backend/stoer/save';" });
    expect(brokenRules()).toEqual(['unresolved import']);
  });

  it('skip the packages of a folder', () => {
    write({ 'bench/node_modules/grid/index.ts': "import './nowhere';" });
    expect(brokenRules()).toEqual([]);
  });

  it('report a folder without files', () => {
    rmSync(join(root, 'e2e'), { recursive: true });
    expect(brokenRules()).toEqual(['empty rule']);
  });

  it('report a rule that applies to no file', () => {
    rmSync(join(root, 'frontend/features/board/render'), { recursive: true });
    expect(findFaults(root).map((fault) => fault.line)).toEqual([
      expect.stringContaining('"render imports the model only" applies to no file'),
    ]);
  });
});

describe('import cycles', () => {
  it('are reported once, with their path', () => {
    write({
      'backend/domain/a.ts': "import './b';",
      'backend/domain/b.ts': "import './c';",
      'backend/domain/c.ts': "import './a';",
    });
    expect(findFaults(root)).toEqual([
      {
        rule: 'circular import',
        line: 'backend/domain/a.ts → backend/domain/b.ts → backend/domain/c.ts → backend/domain/a.ts: an import cycle',
      },
    ]);
  });

  it('do not count types, which are erased', () => {
    write({
      'backend/domain/a.ts': "import type { B } from './b'; export type A = B;",
      'backend/domain/b.ts': "import { a } from './a'; export type B = typeof a;",
    });
    expect(brokenRules()).toEqual([]);
  });
});
