import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../root';
import { PEERS_FOLDER } from './board/install-peers';
import { LIGHTHOUSE_FOLDER } from './web/lighthouse-score';

const readJson = (path: string) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  '(Apache-2.0 OR MIT)',
  '0BSD',
  'CC-BY-4.0',
]);
describe.each([PEERS_FOLDER, LIGHTHOUSE_FOLDER])('the packages of %s', (folder) => {
  const { packages } = readJson(`${folder}/package-lock.json`);
  const locked = Object.entries<{ funding?: unknown }>(packages);
  const { devDependencies } = readJson(`${folder}/package.json`);

  test('have a lock that names no host, so that any registry serves it', () => {
    expect(locked.length).toBeGreaterThan(50);
    for (const [name, { funding: _funding, ...entry }] of locked) {
      expect(JSON.stringify(entry), name).not.toMatch(/"resolved"|https?:/);
    }
  });

  test('are not among those of the product', () => {
    const { dependencies, devDependencies: tools } = readJson('package.json');
    const shared = new Set(['react', 'react-dom']);
    const carried = Object.keys(devDependencies).filter(
      (name) => name in dependencies || name in tools,
    );
    expect(carried.filter((name) => !shared.has(name))).toEqual([]);
  });

  test('are held at one version each', () => {
    for (const version of Object.values<string>(devDependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

test('the licence of every board that ours is compared with permits its use', () => {
  const { packages } = readJson(`${PEERS_FOLDER}/package-lock.json`);
  for (const [name, { license }] of Object.entries<{ license?: string }>(packages)) {
    if (name !== '') expect(PERMISSIVE, name).toContain(license);
  }
});
