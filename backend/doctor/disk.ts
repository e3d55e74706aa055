import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { advice, type Finding, fault, fine, reasonOf } from './finding';

const MB = 1024 * 1024;
/** Space for a copy before an upgrade and a day of photos. Bytes. */
const LITTLE = 1024 * MB;
/** Too small for the database's log and a copy. Bytes. */
const TOO_LITTLE = 200 * MB;

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const inGb = (bytes: number) => `${number.format(bytes / (1024 * MB))} ГБ`;

export function judgeSpace(folder: string, free: number): Finding {
  const text = `${folder}: свободно ${inGb(free)}`;
  const mend = 'Освободите место или задайте папку на другом диске.';
  if (free < TOO_LITTLE) return fault(text, mend);
  return free < LITTLE ? advice(text, mend) : fine(text);
}

/** Free space of the folder, or of its nearest existing parent. */
async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return freeSpace(above);
  }
}

export function checkDisk(folders: readonly string[]): Promise<Finding[]> {
  return Promise.all(
    [...new Set(folders.map((folder) => resolve(folder)))].map(async (folder) => {
      try {
        return judgeSpace(folder, await freeSpace(folder));
      } catch (error) {
        return fault(
          `${folder}: не читается: ${reasonOf(error)}`,
          'Проверьте путь и права на папку.',
        );
      }
    }),
  );
}
