import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { filePart, MANIFEST, MANIFEST_SUM, type Manifest, tablePart } from '../manifest';
import { withArchive } from '../read-archive';
import { writeArchive } from '../write-archive';

interface Rewriting {
  readonly manifest?: (manifest: Manifest) => Manifest;
  /** Rewrites the lines of a table. */
  readonly lines?: (table: string, text: string) => string;
  /** Additional files of the copy. */
  readonly files?: readonly { readonly key: string; readonly bytes: Buffer }[];
}

/** Rewrites a copy with other content and matching checksums. */
export async function rewriteCopy(
  from: string,
  to: string,
  { manifest: change = (same) => same, lines = (_table, text) => text, files = [] }: Rewriting,
): Promise<void> {
  await withArchive(from, (archive) =>
    writeArchive(to, async ({ add }) => {
      const tables: Manifest['tables'] = [];
      for (const table of archive.manifest.tables) {
        const text = (await buffer(await archive.open(tablePart(table.name)))).toString();
        const { sha256 } = await add(tablePart(table.name), [Buffer.from(lines(table.name, text))]);
        tables.push({ ...table, sha256 });
      }
      const written: Manifest['files'] = [];
      for (const { key, contentType } of archive.manifest.files) {
        const bytes = await buffer(await archive.open(filePart(key)));
        written.push({ key, contentType, ...(await add(filePart(key), [bytes])) });
      }
      for (const { key, bytes } of files) {
        written.push({ key, contentType: 'image/webp', ...(await add(filePart(key), [bytes])) });
      }
      const text = JSON.stringify(change({ ...archive.manifest, tables, files: written }));
      await add(MANIFEST, [Buffer.from(text)]);
      await add(MANIFEST_SUM, [Buffer.from(createHash('sha256').update(text).digest('hex'))]);
    }),
  );
}
