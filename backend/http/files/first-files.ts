import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function linkOf(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  // Files with a hash in the name are modules.
  const isModule = file.startsWith('/assets/');
  return isModule
    ? `<${file}>; rel=modulepreload; crossorigin`
    : `<${file}>; rel=preload; as=script`;
}

/**
 * The value of the header `Link` for the path of a page: the files of its first screen, so that the
 * browser asks for them before it has read the document. Written by tools/build/first-files.ts.
 */
export function firstFilesOf(clientDir: string): (path: string) => string | null {
  const file = join(clientDir, 'first-files.json');
  const files: Record<string, string[]> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const links = new Map(
    Object.entries(files).map(([path, list]) => [path, list.map(linkOf).join(', ')]),
  );
  return (path) => links.get(path) ?? null;
}
