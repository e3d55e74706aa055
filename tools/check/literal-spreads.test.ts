import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BIOME = pathTo('../../node_modules/.bin/biome');

const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'literal-spreads-'));
  const plugins = [pathTo('literal-spreads.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter prints of this source. */
async function lint(source: string): Promise<string> {
  writeFileSync(join(folder, 'planted.tsx'), source);
  const { stdout, stderr } = await run(BIOME, ['lint', '.'], { cwd: folder }).catch(
    (failed) => failed,
  );
  return stdout + stderr;
}

const REFUSED = /Write the members of a literal/;

test.each([
  'export const all = { ...{ a: 1, b: 2 }, c: 3 };',
  'export const all = [...[1, 2], 3];',
  'export const all = Math.max(...[1, 2]);',
  'export const all = <input {...{ name: "a" }} />;',
])('a spread of a literal is refused: %s', async (source) => {
  expect(await lint(source)).toMatch(REFUSED);
});

test.each([
  'export const all = (more: object) => ({ ...more, c: 3 });',
  'export const all = (more: number[]) => [...more, 3];',
  'export const all = (isOn: boolean) => ({ ...(isOn && { a: 1 }) });',
])('another spread is accepted: %s', async (source) => {
  const printed = await lint(source);
  expect(printed).toMatch(/Checked 2 files/);
  expect(printed).not.toMatch(REFUSED);
});
