import { tmpdir } from 'node:os';
import type { Config } from '@backend/settings/config';
import { UnservableDatabaseError } from '@backend/store/engine/servable';
import { hasSqliteFile, type Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import { checkAccess, isOfAnother } from './access';
import { checkClock } from './clock';
import { checkCopies, checkRows } from './copies';
import { checkDatabase } from './database';
import { checkDisk } from './disk';
import { checkFiles } from './files';
import { type Finding, fault, fine, reasonOf } from './finding';
import { examine, type Report } from './report';
import { within } from './within';

interface Installation {
  readonly config: Config;
  readonly plainHttp: string | null;
  readonly now: () => Date;
  readonly openStore: () => Promise<Store>;
  readonly openFiles: () => Promise<FileStore>;
}

function checkSettings(plainHttp: string | null): Finding[] {
  if (!plainHttp) return [fine('прочитаны')];
  const [text = '', mend = ''] = plainHttp.split('\n');
  return [fault(text, mend)];
}

/** Timeout for reading the last copy whole. Milliseconds. */
const READ_COPY_MS = 15_000;
const CLOSE_MS = 2000;
const MEND_FILES = 'Проверьте диск папки files или адрес хранилища (S3_…) и сеть до него.';
const MEND_FOLDERS = 'Проверьте диски и сетевые папки, отвечают ли они.';
const MEND_COPY = 'Проверьте, отвечает ли диск BACKUP_DIR.';

const mendOf = (databaseUrl: string | undefined) =>
  databaseUrl
    ? 'Проверьте DATABASE_URL, работает ли PostgreSQL и пускает ли он эту машину.'
    : 'Проверьте права на DATA_DIR; если файл испорчен, восстановите копию: npm run restore.';

/**
 * Checks the configured installation, also while its server runs. File access is checked first:
 * opening the database changes it.
 */
export async function examineInstallation(installation: Installation): Promise<Report> {
  const { config, plainHttp, now } = installation;
  const { dataDir, databaseUrl, backups } = config;
  /** `isOver`: a store opened later is closed at once. */
  const opened: { store: Store | null; isOver: boolean } = { store: null, isOver: false };

  async function checkStore(): Promise<Finding[]> {
    if (!databaseUrl && isOfAnother(dataDir)) return [];
    if (!databaseUrl && !hasSqliteFile(dataDir)) {
      return [fine('её ещё нет, создаст первый запуск')];
    }
    let store: Store | null = null;
    try {
      store = await installation.openStore();
      const findings = await checkDatabase(store, now());
      if (opened.isOver) await store.close();
      else opened.store = store;
      return findings;
    } catch (error) {
      await store?.close();
      if (error instanceof UnservableDatabaseError) return [fault(error.what, error.mend)];
      return [fault(`не открывается: ${reasonOf(error)}`, mendOf(databaseUrl))];
    }
  }
  async function checkStoredFiles(): Promise<Finding[]> {
    if (!opened.store || isOfAnother(dataDir)) return [];
    return checkFiles(opened.store, await installation.openFiles());
  }
  try {
    return await examine([
      { name: 'Настройки', check: () => checkSettings(plainHttp) },
      {
        name: 'Доступ',
        check: () => checkAccess(dataDir, backups.folder),
        lateMend: MEND_FOLDERS,
      },
      {
        name: 'Место',
        check: () => checkDisk([dataDir, backups.folder ?? dataDir, tmpdir()]),
        lateMend: MEND_FOLDERS,
      },
      { name: 'База данных', check: checkStore, lateMend: mendOf(databaseUrl) },
      {
        name: 'Часы',
        check: () => checkClock(opened.store, now),
        lateMend: mendOf(databaseUrl),
      },
      { name: 'Файлы', check: checkStoredFiles, lateMend: MEND_FILES },
      {
        name: 'Копии',
        check: async () => [
          ...(opened.store ? await checkRows(opened.store) : []),
          ...(await checkCopies(backups, now())),
        ],
        lateMend: MEND_COPY,
        withinMs: READ_COPY_MS,
      },
    ]);
  } finally {
    opened.isOver = true;
    const { store } = opened;
    if (store) await within(CLOSE_MS, () => store.close());
  }
}
