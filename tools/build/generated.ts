import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import codegen from '../../codegen.ts';
import { runNode } from '../child.ts';
import { demandFile, inRoot, ROOT, TaskError } from '../root.ts';
import { buildIfNeeded } from './build.ts';

const SCHEMA_FILE = 'schema/schema.graphql';
/** codegen.ts writes only these. */
const CLIENT_FILES = ['frontend/gql/**/*.ts', 'frontend/**/*.generated.ts'];

interface GeneratedFile {
  /** Path in the checkout. */
  path: string;
  text: string;
}

/** The API as text, emitted by the server built into `serverFolder` from its resolvers. */
async function emittedSchema(serverFolder: string): Promise<GeneratedFile> {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  try {
    const file = join(folder, 'schema.graphql');
    const code = await runNode([inRoot(serverFolder, 'emit-schema.js'), file]);
    if (code !== 0 || !existsSync(file)) throw new TaskError('The schema could not be emitted.');
    return { path: SCHEMA_FILE, text: readFileSync(file, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The typed operations of the client, made in memory from the schema as given. */
async function clientFiles(schema: string): Promise<GeneratedFile[]> {
  const outputs = await generate(
    { ...codegen, schema, cwd: ROOT, silent: true, errorsOnly: true },
    false,
  );
  return (outputs as { filename: string; content: string }[]).map((output) => ({
    path: relative(ROOT, resolve(ROOT, output.filename)),
    text: output.content,
  }));
}

function onDisk(path: string): string | null {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null;
}

/** All generated files for the current sources. */
async function generatedFiles(serverFolder?: string): Promise<GeneratedFile[]> {
  demandFile('backend/entries/emit-schema.ts', 'the schema cannot be emitted');
  if (serverFolder === undefined) await buildIfNeeded(['server']);
  const schema = await emittedSchema(serverFolder ?? 'dist/server');
  return [schema, ...(await clientFiles(schema.text))];
}

/**
 * Lines of committed generated files that differ from the sources: stale, missing or left over.
 * Empty when all are fresh.
 */
export async function staleFiles(): Promise<string[]> {
  const wanted = await generatedFiles();
  const known = new Set(wanted.map((file) => file.path));
  const leftOver = globSync(CLIENT_FILES, { cwd: ROOT }).filter((path) => !known.has(path));
  const stale = wanted
    .filter((file) => onDisk(file.path) !== file.text)
    .map((file) => `${file.path} is ${onDisk(file.path) === null ? 'missing' : 'stale'}`);
  return [...stale, ...leftOver.map((path) => `${path} is left over`)];
}

function writeChanged(files: GeneratedFile[]): string[] {
  const changed = files.filter((file) => onDisk(file.path) !== file.text);
  for (const file of changed) {
    mkdirSync(dirname(inRoot(file.path)), { recursive: true });
    writeFileSync(inRoot(file.path), file.text);
  }
  return changed.map((file) => file.path);
}

/**
 * Writes the generated files that changed and returns their paths. `serverFolder` contains a built
 * server; without it the default one is built first.
 */
export async function writeGenerated(serverFolder?: string): Promise<string[]> {
  return writeChanged(await generatedFiles(serverFolder));
}

/** Writes the client's operations alone, from the committed schema. */
export async function writeClientOperations(): Promise<string[]> {
  return writeChanged(await clientFiles(readFileSync(inRoot(SCHEMA_FILE), 'utf8')));
}
