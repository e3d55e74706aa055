import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest: the output and the imports of each source module. Only the fields read here. */
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

export type ManifestPart = Manifest[string];

/** The manifest of the build in `clientFolder` (dist/client). */
export function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The manifest's key of the chunk with this name (tools/build/client-chunks.ts). */
export function keyOf(manifest: Manifest, name: string): string {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.name === name && manifest[key].file.endsWith('.js'),
  );
  if (keys.length === 1 && keys[0] !== undefined) return keys[0];
  const found = keys.length === 0 ? 'no chunk' : `several chunks (${keys.join(', ')})`;
  throw new Error(`The build's manifest has ${found} named ${name}.`);
}

/** The entries of the document and the named chunks with all their imports, each once. */
export function partsOf(manifest: Manifest, chunks: readonly string[]): ManifestPart[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const waiting = [...entries, ...chunks.map((name) => keyOf(manifest, name))];
  const seen = new Map<string, ManifestPart>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    const part = manifest[key];
    if (!part) throw new Error(`The build's manifest has no ${key}.`);
    seen.set(key, part);
    waiting.push(...(part.imports ?? []));
  }
  return [...seen.values()];
}
