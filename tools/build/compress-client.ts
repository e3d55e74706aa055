import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Smaller files fit one network packet uncompressed. Bytes. */
const AT_LEAST = 1024;

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < AT_LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, gzipped] = await Promise.all([
    packBrotli(plain, { params }),
    packGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Writes `.br` and `.gz` beside each text file of a built page (backend/http/files/packed-files.ts). */
export async function compressClient(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: folder });
  await Promise.all(files.map((file) => compress(join(folder, file))));
}
