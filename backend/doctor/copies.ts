import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withArchive } from '@backend/backup/read-archive';
import { copiesFromFuture, lastBackup, scheduledCopies } from '@backend/backup/schedule';
import { UNFINISHED_PREFIX } from '@backend/backup/write-backup';
import { lastOf } from '@backend/domain/backups/copies-by-date';
import { readCopyState } from '@backend/store/copy/copy-state';
import { tableShapes } from '@backend/store/copy/table-shapes';
import { uncopyableColumns } from '@backend/store/copy/uncopyable';
import { schemaState } from '@backend/store/health/condition';
import type { Store } from '@backend/store/open-store';
import { advice, type Finding, fault, fine, reasonOf } from './finding';

interface CopySettings {
  readonly folder: string | undefined;
  readonly everyHours: number;
}

/** Allowed age in intervals: a server that is off at night makes the copy in the morning. */
const LATE = 2;

export function judgeAge(last: { readonly ageHours: number } | null, everyHours: number): Finding {
  const mend = 'Смотрите в журнале сервера event=backup или сделайте копию: npm run backup.';
  if (!last) return fault('ни одной копии по расписанию ещё нет', mend);
  const text = `последней копии ${last.ageHours} ч, положено не реже чем раз в ${everyHours} ч`;
  return last.ageHours > LATE * everyHours ? fault(text, mend) : fine(text);
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await rm(await mkdtemp(join(folder, UNFINISHED_PREFIX)), { recursive: true });
    return fine(`папка ${folder} записывается`);
  } catch (error) {
    const mend = 'Создайте папку и дайте серверу права на неё, проверьте BACKUP_DIR.';
    return fault(`папка ${folder} не записывается: ${reasonOf(error)}`, mend);
  }
}

/** Reads the last copy whole and compares its checksums. */
async function checkLast(folder: string, now: Date): Promise<Finding[]> {
  const last = lastOf(await scheduledCopies(folder), now);
  if (!last) return [];
  try {
    await withArchive(join(folder, last.name), (archive) => archive.verify());
    return [fine(`${last.name} читается, суммы сходятся`)];
  } catch (error) {
    const mend = 'Проверьте диск и сделайте новую копию: npm run backup.';
    return [fault(`${last.name}: ${reasonOf(error)}`, mend)];
  }
}

/** Whether a copy of the rows can be made, and whether the last attempt of a server succeeded. */
export async function checkRows(store: Store): Promise<Finding[]> {
  const em = store.fork();
  const { pending, unknown } = await schemaState(em);
  if (pending.length > 0 || unknown.length > 0) return [];
  const mend = 'Строки изменили в обход программы: исправьте их или восстановите копию.';
  const found = await uncopyableColumns(em, tableShapes(store.orm)).catch((error: unknown) => [
    reasonOf(error),
  ]);
  const rows =
    found.length === 0
      ? fine('все строки можно скопировать')
      : fault(`копию не сделать, не читаются значения: ${found.join(', ')}`, mend);
  if (store.engine === 'sqlite') return [rows];
  const { failure } = await readCopyState(em);
  if (!failure) return [rows];
  const text = `последняя попытка ${failure.at.toISOString()} не удалась: ${failure.message}`;
  return [rows, fault(text, 'Устраните причину и сделайте копию: npm run backup.')];
}

export async function checkCopies(settings: CopySettings, now: Date): Promise<Finding[]> {
  const { folder, everyHours } = settings;
  if (!folder) {
    return [advice('копии по расписанию не делаются', 'Задайте BACKUP_DIR на другом диске.')];
  }
  const written = await checkFolder(folder);
  if (written.level === 'fault') return [written];
  const last = await lastBackup(folder, now);
  const findings = [written, judgeAge(last, everyHours), ...(await checkLast(folder, now))];
  const future = await copiesFromFuture(folder, now);
  if (future.length === 0) return findings;
  const mend = 'Проверьте часы сервера; лишнюю копию удалите.';
  return [...findings, fault(`копии датированы будущим: ${future.join(', ')}`, mend)];
}
