import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What packages have ready for a production page but do not offer to a bundler that asks as ours does. */
const PRODUCTION: Readonly<Record<string, string>> = {
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  rxjs: 'rxjs/dist/esm/index.js',
};

/** Modules that other modules import without the product ever coming to use them, and what stands in for them. */
const UNUSED: readonly (readonly [file: RegExp, code: string])[] = [
  // The board's one shape is drawn by frames of its own: nothing on it is tweened by Konva.
  [/\/konva\/lib\/Tween\.js$/, 'export const Tween = undefined; export const Easings = {};'],
  [/\/konva\/lib\/Animation\.js$/, 'export const Animation = undefined;'],
  // Dates of the product are Gregorian, whatever the device's calendar is.
  [
    /\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
    "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';" +
      ' export const createCalendar = () => new GregorianCalendar();',
  ],
];

const RECONCILER = /\/react-reconciler\.production\.js$/;
const HOST = 'react-konva/es/ReactKonvaHostConfig.js';

const SAID = /export const (supports\w+) = (true|false);/g;
const ASKED = /\b(supports\w+) = \$\$\$config\.\1\b/g;

/**
 * React's reconciler asks its host what it can do and carries the code of every answer: hydration,
 * documents' heads, immutable trees. Konva's host has answered already, so the answers are written in and
 * the minifier drops the rest. Throws when the reconciler no longer asks this way.
 */
export function withKnownHost(reconciler: string, host: string): string {
  const said = new Map(
    [...host.matchAll(SAID)].map(([, name = '', answer = '']) => [name, answer]),
  );
  const asked = new Set([...reconciler.matchAll(ASKED)].map(([, name = '']) => name));
  if (said.size === 0 || asked.size === 0) {
    throw new Error(
      'react-reconciler no longer asks its host what it supports: tools/lean-packages.ts',
    );
  }
  const answer = (name: string) => said.get(name) ?? 'false';
  return reconciler
    .replace(ASKED, (_question, name: string) => `asked_${name} = ${answer(name)}`)
    .replace(/(?<![.$\w])supports[A-Z]\w*\b/g, (name) => (asked.has(name) ? answer(name) : name));
}

/** Less of the packages that every page carries. `modules`: the folder they are installed in. */
export function leanPackages(modules: string): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      const file = PRODUCTION[id];
      return file ? this.resolve(join(modules, file), undefined, { skipSelf: true }) : null;
    },
    load: (id) => UNUSED.find(([file]) => file.test(id))?.[1] ?? null,
    transform: (code, id) =>
      RECONCILER.test(id)
        ? { code: withKnownHost(code, readFileSync(join(modules, HOST), 'utf8')), map: null }
        : null,
  };
}
