import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../tools/root';

const readJson = (path: string) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** The fields of a lock's package that are checked. */
interface Locked {
  readonly license?: string;
  /** Funding URLs of its authors. */
  readonly funding?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { packages }: { packages: Record<string, Locked> } = readJson('bench/package-lock.json');
const { devDependencies }: { devDependencies: Record<string, string> } =
  readJson('bench/package.json');

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  '(Apache-2.0 OR MIT)',
  '0BSD',
  'CC-BY-4.0',
]);

/** The folder from which a package resolves another: its own, else the nearest parent. */
function placeOf(name: string, from: string): string {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages || from === '') return place;
  const above = from.lastIndexOf('node_modules/');
  return placeOf(name, from.slice(0, above).replace(/\/$/, ''));
}

/** The folders of a package and of its dependencies. */
function neededBy(name: string, from = '', found = new Set<string>()): Set<string> {
  const place = placeOf(name, from);
  if (found.has(place) || !(place in packages)) return found;
  found.add(place);
  const { dependencies, peerDependencies } = packages[place] ?? {};
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    neededBy(needed, place, found);
  }
  return found;
}

describe('the packages of the benchmarks', () => {
  test('have a lock without a host, so that any registry serves it', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(250);
    for (const [name, { funding: _funding, ...entry }] of Object.entries(packages)) {
      expect(JSON.stringify(entry), name).not.toMatch(/"resolved"|https?:/);
    }
  });

  test('are not those of the product, except the React of a grid', () => {
    const { dependencies, devDependencies: tools } = readJson('package.json');
    const shared = Object.keys(devDependencies).filter(
      (name) => name in dependencies || name in tools,
    );
    expect(shared).toEqual(['react', 'react-dom']);
  });

  test('are held at one version each', () => {
    for (const version of Object.values(devDependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

test('the licence of every compared board permits its use', () => {
  const ofBoards = Object.keys(devDependencies).filter((name) => name !== 'lighthouse');
  const places = new Set(ofBoards.flatMap((name) => [...neededBy(name)]));
  expect(places.size).toBeGreaterThan(90);
  for (const place of places) expect(PERMISSIVE, place).toContain(packages[place]?.license);
});
