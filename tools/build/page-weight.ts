import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest: what each source module became and what it pulls in. Only what is read here. */
export type Manifest = Record<
  string,
  {
    file: string;
    name?: string;
    imports?: string[];
    css?: string[];
    assets?: string[];
    isEntry?: boolean;
  }
>;

/** A page, the chunks it needs beside the entry, and how much script it may weigh. */
export interface PageLimit {
  page: string;
  /** Names of chunks (tools/build/client-chunks.ts). */
  chunks: string[];
  /** Kilobytes (1,000 bytes) of script, each file gzipped by itself. */
  limitKb: number;
}

/** The manifest's key of the chunk with this name. */
export function keyOf(manifest: Manifest, name: string): string {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.name === name && manifest[key].file.endsWith('.js'),
  );
  if (keys.length === 1 && keys[0] !== undefined) return keys[0];
  const found = keys.length === 0 ? 'no chunk' : `several chunks (${keys.join(', ')})`;
  throw new Error(`The build's manifest has ${found} named ${name}.`);
}

/**
 * The script files a browser fetches for a page: the entry, the page's own chunks, and
 * everything they import statically. Each file once.
 */
export function filesOf(manifest: Manifest, chunks: string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const waiting = [...entries, ...chunks.map((name) => keyOf(manifest, name))];
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
}

/** What the page weighs in kilobytes, by the build in `clientFolder` (dist/client). */
export function weightKb(clientFolder: string, chunks: string[]): number {
  const file = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const bytes = filesOf(manifest, chunks).map(
    (name) => gzipSync(readFileSync(join(clientFolder, name)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
