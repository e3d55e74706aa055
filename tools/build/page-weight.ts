import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest: what each source module became and what it pulls in. Only what is read here. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

/** A page, the lazily loaded modules it needs beside the entry, and how much script it may weigh. */
export interface PageLimit {
  page: string;
  /** Endings of source paths in the manifest, such as `screens/BoardScreen.tsx`. */
  modules: string[];
  /** Kilobytes (1,000 bytes) of script, each file gzipped by itself. */
  limitKb: number;
}

function keyOf(manifest: Manifest, ending: string): string {
  const keys = Object.keys(manifest).filter((key) => key === ending || key.endsWith(`/${ending}`));
  if (keys.length === 1 && keys[0] !== undefined) return keys[0];
  const found = keys.length === 0 ? 'no module' : `several modules (${keys.join(', ')})`;
  throw new Error(`The build's manifest has ${found} named ${ending}.`);
}

/**
 * The script files a browser fetches for a page: the entry, the page's own lazy modules, and
 * everything they import statically. Each file once.
 */
export function filesOf(manifest: Manifest, modules: string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const waiting = [...entries, ...modules.map((ending) => keyOf(manifest, ending))];
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
export function weightKb(clientFolder: string, modules: string[]): number {
  const file = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const bytes = filesOf(manifest, modules).map(
    (name) => gzipSync(readFileSync(join(clientFolder, name)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
