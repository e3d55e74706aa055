import { schemaState, usedFiles } from '@backend/store/health/condition';
import type { Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import { type Finding, fault, fine, reasonOf } from './finding';

/** Number of files checked, the latest ones. */
const SAMPLE = 200;
const NAMED = 5;

async function checkStored(store: Store, files: Pick<FileStore, 'get'>): Promise<Finding> {
  const keys = await usedFiles(store.fork(), SAMPLE);
  const missing: string[] = [];
  for (const key of keys) if (!(await files.get(key))) missing.push(key);
  if (missing.length === 0) return fine(`на месте, проверено: ${keys.length}`);
  const names = missing.slice(0, NAMED).join(', ') + (missing.length > NAMED ? '…' : '');
  return fault(
    `нет файлов, на которые ссылаются карточки: ${missing.length} из ${keys.length} (${names})`,
    'Верните папку файлов из копии или загрузите фотографии заново.',
  );
}

export async function checkFiles(
  store: Store,
  files: Pick<FileStore, 'get' | 'probe'>,
): Promise<Finding[]> {
  const { pending } = await schemaState(store.fork());
  if (pending.length > 0) return [];
  try {
    await files.probe();
  } catch (error) {
    const mend = 'Проверьте место и права на папку files или ключи и адрес хранилища (S3_…).';
    return [fault(`хранилище не записывается: ${reasonOf(error)}`, mend)];
  }
  return [fine('хранилище записывается'), await checkStored(store, files)];
}
