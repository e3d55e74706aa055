import { type Manifest, partsOf } from './manifest.ts';

/** Chunks that open without a network: the board, what it loads later, and its page. */
const CHUNKS = ['signed-in', 'board', 'konva', 'board-later', 'OfflineApp'];

/** The built files that the worker keeps: scripts with what they import, styles, typefaces. */
export function shellFiles(manifest: Manifest): string[] {
  const files = partsOf(manifest, CHUNKS).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
