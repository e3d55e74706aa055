import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, type Manifest, partsOf, readManifest } from './manifest.ts';

/** The chunks of the screens opened most, by the path of their address. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'board',
  '/bookings-list': 'BookingListScreen',
  '/analytics': 'AnalyticsScreen',
  '/now': 'NowScreen',
};

/** Runs before the first paint (frontend/public/start.js). */
const START = 'start.js';

const filesOf = (manifest: Manifest, chunks: readonly string[]): string[] => {
  const parts = partsOf(manifest, chunks);
  return [...parts.flatMap(({ css = [] }) => css), ...parts.map(({ file }) => file)];
};

/**
 * For each of these paths the scripts and style sheets of its first screen, in the order in which they
 * are to be requested: a browser has six connections. The document's own come before the screen's, and
 * first of them the one that asks for data.
 */
export function firstFiles(manifest: Manifest): Record<string, string[]> {
  const early = manifest[keyOf(manifest, 'early')]?.file ?? '';
  const own = [START, early, ...filesOf(manifest, [])];
  const lists = Object.entries(SCREENS).map(([path, chunk]) => {
    const files = new Set([...own, ...filesOf(manifest, ['signed-in', chunk])]);
    return [path, [...files].map((file) => `/${file}`)];
  });
  return Object.fromEntries(lists) as Record<string, string[]>;
}

/** Writes them beside the client for the server (backend/http/files/first-files.ts). */
export function writeFirstFiles(clientFolder: string): void {
  const files = firstFiles(readManifest(clientFolder));
  writeFileSync(join(clientFolder, 'first-files.json'), JSON.stringify(files));
}
