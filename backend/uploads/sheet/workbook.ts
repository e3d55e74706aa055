import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Cell, MergedCells, SheetTable } from '@backend/domain/import/cells';
import { IMPORT_LIMITS } from '@schema/import';
import { ArchiveTooLarge, BrokenArchive, packPlainly, unpack } from './archive';

/** A workbook may take so much memory and time to read; one that takes more claims cells it does not have. */
const MAX_HEAP_MB = 512;
const MAX_MS = 20_000;
const MAX_SHEETS = 50;
const MAX_MERGED = 20_000;

/**
 * Runs beside the server, so that no file makes others wait. Hands over rows cut to a little more than the
 * limits: the caller sees that they are passed.
 */
const READER = `
const { parentPort, workerData } = require('node:worker_threads');
const { reader, bytes, rows, columns, sheets } = workerData;
const isFilled = (cell) => cell !== null && cell !== undefined && cell !== '';
require(reader).default(new Blob([bytes])).then((book) => {
  parentPort.postMessage(book.slice(0, sheets).map(({ sheet, data }) => {
    let last = data.length;
    while (last > 0 && !data[last - 1].some(isFilled)) last -= 1;
    return { name: sheet, rows: data.slice(0, Math.min(last, rows)).map((row) => row.slice(0, columns)) };
  }));
});`;

interface ReadSheet {
  readonly name: string;
  readonly rows: Cell[][];
}

let last: Promise<unknown> = Promise.resolve();

/** One workbook at a time: each may take its whole share of memory. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const turn = last.then(job, job);
  last = turn.catch(() => undefined);
  return turn;
}

function readBeside(bytes: Buffer): Promise<ReadSheet[]> {
  const reader = createRequire(import.meta.url).resolve('read-excel-file/universal');
  const { rows, columns } = IMPORT_LIMITS;
  const workerData = { reader, bytes, rows: rows + 100, columns: columns + 1, sheets: MAX_SHEETS };
  const worker = new Worker(READER, {
    eval: true,
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise<ReadSheet[]>((done, fail) => {
    const timer = setTimeout(() => fail(new ArchiveTooLarge()), MAX_MS);
    worker.once('message', done);
    worker.once('error', (error: Error & { code?: string }) => {
      const isLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      fail(isLarge ? new ArchiveTooLarge() : new BrokenArchive('no workbook', { cause: error }));
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      fail(new BrokenArchive('no answer'));
    });
  }).finally(() => worker.terminate());
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Where each sheet's own file stands in the archive, in the order of the book. */
function sheetFiles(parts: ReadonlyMap<string, Buffer>): (Buffer | undefined)[] {
  const text = (name: string) => parts.get(name)?.toString('utf8') ?? '';
  const targets = new Map<string, string>();
  for (const [tag] of text('xl/_rels/workbook.xml.rels').matchAll(
    /<(?:\w+:)?Relationship\b[^>]*>/g,
  )) {
    const target = attribute(tag, 'Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(attribute(tag, 'Id') ?? '', path);
  }
  const tags = text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\s[^>]*>/g);
  return Array.from(tags, ([tag]) => parts.get(targets.get(attribute(tag, '\\w+:id') ?? '') ?? ''));
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const MERGED =
  /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g;

function mergedCells(file: Buffer | undefined): MergedCells[] {
  const found: MergedCells[] = [];
  for (const match of file?.toString('utf8').matchAll(MERGED) ?? []) {
    const [, from = '', top, to = '', bottom] = match;
    found.push({
      top: Number(top) - 1,
      left: columnOf(from),
      bottom: Number(bottom) - 1,
      right: columnOf(to),
    });
    if (found.length === MAX_MERGED) break;
  }
  return found;
}

const ADDRESS = /\sr\s*=\s*["']([A-Za-z]*)(\d*)["']/g;
const LAST_ROW = 1_048_576;
const MAX_LETTERS = 3;

/** No sheet has cells beyond these; one that claims to would be filled up to them. */
function assertNear(file: Buffer | undefined): void {
  for (const [, letters = '', row = ''] of file?.toString('utf8').matchAll(ADDRESS) ?? []) {
    if (letters.length > MAX_LETTERS || Number(row) > LAST_ROW) throw new BrokenArchive('too far');
  }
}

/**
 * The sheets of an XLSX workbook. Its parts are unpacked and measured here first, then read in a thread of
 * their own that may run out of memory or time alone. Throws BrokenArchive and ArchiveTooLarge.
 */
export async function readWorkbook(bytes: Buffer): Promise<SheetTable[]> {
  const parts = await unpack(bytes, {
    wanted: (name) => /\.(xml|rels)$/.test(name),
    maxBytes: IMPORT_LIMITS.unpackedBytes,
  });
  if (!parts.has('xl/workbook.xml')) throw new BrokenArchive('no workbook');
  const files = sheetFiles(parts);
  for (const file of files) assertNear(file);
  const sheets = await inTurn(() => readBeside(packPlainly(parts)));
  return sheets.map(({ name, rows }, place) => ({ name, rows, merged: mergedCells(files[place]) }));
}
