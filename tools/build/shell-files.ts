import { keyOf, type Manifest } from './page-weight.ts';

const ENTRY = 'index.html';

/** Chunks that open without a network: the board, what it loads later, and its page. */
const CHUNKS = ['signed-in', 'board', 'konva', 'board-later', 'OfflineApp'];

/** The built files that the worker keeps: scripts with what they import, styles, typefaces. */
export function shellFiles(manifest: Manifest): string[] {
  const waiting = [ENTRY, ...CHUNKS.map((name) => keyOf(manifest, name))];
  const seen = new Set<string>();
  const files = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const part = manifest[key];
    if (!part) throw new Error(`The build's manifest has no ${key}.`);
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file);
    waiting.push(...(part.imports ?? []));
  }
  return [...files].sort().map((file) => `/${file}`);
}
