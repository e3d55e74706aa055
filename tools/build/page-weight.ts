import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, partsOf, readManifest } from './manifest.ts';

/** A page, its chunks besides the entry, and its limit of script. */
export interface PageLimit {
  page: string;
  /** Names of chunks (tools/build/client-chunks.ts). */
  chunks: string[];
  /** Kilobytes (1,000 bytes) of script, each file gzipped by itself. */
  limitKb: number;
}

/**
 * The script files a browser fetches for a page: the entry, the page's own chunks, and
 * everything they import statically. Each file once.
 */
export function filesOf(manifest: Manifest, chunks: string[]): string[] {
  const files = partsOf(manifest, chunks).map(({ file }) => file);
  return [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
}

/** Script size of the page in kilobytes in the build in `clientFolder` (dist/client). */
export function weightKb(clientFolder: string, chunks: string[]): number {
  const bytes = filesOf(readManifest(clientFolder), chunks).map(
    (name) => gzipSync(readFileSync(join(clientFolder, name)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
