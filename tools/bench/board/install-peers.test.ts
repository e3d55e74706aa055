import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../root';
import { PEERS_FOLDER } from './install-peers';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

it('the lock of the peers names no host, so that any registry serves it', () => {
  const { packages } = JSON.parse(read(`${PEERS_FOLDER}/package-lock.json`));
  expect(Object.keys(packages).length).toBeGreaterThan(50);
  for (const [name, { funding: _funding, ...locked }] of Object.entries<{ funding?: unknown }>(
    packages,
  )) {
    expect(JSON.stringify(locked), name).not.toMatch(/"resolved"|https?:/);
  }
});

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  '(Apache-2.0 OR MIT)',
  '0BSD',
  'CC-BY-4.0',
]);

it('the licence of every peer permits its use', () => {
  const { packages } = JSON.parse(read(`${PEERS_FOLDER}/package-lock.json`));
  for (const [name, { license }] of Object.entries<{ license?: string }>(packages)) {
    if (name !== '') expect(PERMISSIVE, name).toContain(license);
  }
});

it('the product carries none of the peers', () => {
  const peers = Object.keys(JSON.parse(read(`${PEERS_FOLDER}/package.json`)).devDependencies);
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const shared = new Set(['react', 'react-dom']);
  const carried = peers.filter((name) => name in dependencies || name in devDependencies);
  expect(carried.filter((name) => !shared.has(name))).toEqual([]);
});

it('every peer is held at one version', () => {
  const peers: Record<string, string> = JSON.parse(
    read(`${PEERS_FOLDER}/package.json`),
  ).devDependencies;
  for (const version of Object.values(peers)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
