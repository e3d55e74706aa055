import { type Manifest, partsOf } from './manifest.ts';

/** Chunks available without a network: the board, its lazy modules, the sheets and their list. */
const CHUNKS = ['signed-in', 'board', 'konva', 'board-later', 'OfflineApp', 'handover', 'later'];

/** The built files that the worker caches: scripts with their imports, styles, typefaces. */
export function shellFiles(manifest: Manifest): string[] {
  const files = partsOf(manifest, CHUNKS).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
