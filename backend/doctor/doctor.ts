import { tmpdir } from 'node:os';
import type { Config } from '@backend/config';
import { hasSqliteFile, type Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import { checkAccess, isOfAnother } from './access';
import { checkClock } from './clock';
import { checkCopies } from './copies';
import { checkDatabase } from './database';
import { checkDisk } from './disk';
import { checkFiles } from './files';
import { type Finding, fault, fine, reasonOf } from './finding';
import { examine, type Report } from './report';

interface Installation {
  readonly config: Config;
  /** The warning of other machines that can connect over plain HTTP, if any. */
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

const mendOf = (databaseUrl: string | undefined) =>
  databaseUrl
    ? 'Проверьте DATABASE_URL, работает ли PostgreSQL и пускает ли он эту машину.'
    : 'Проверьте права на DATA_DIR; если файл испорчен, восстановите копию: npm run restore.';

/**
 * Examines the installation of the settings, also beside its running server. Access comes first:
 * opening the database narrows it.
 */
export async function examineInstallation(installation: Installation): Promise<Report> {
  const { config, plainHttp, now } = installation;
  const { dataDir, databaseUrl, backups } = config;
  const opened: { store: Store | null } = { store: null };

  async function checkStore(): Promise<Finding[]> {
    if (!databaseUrl && isOfAnother(dataDir)) return [];
    if (!databaseUrl && !hasSqliteFile(dataDir)) {
      return [fine('её ещё нет, создаст первый запуск')];
    }
    try {
      opened.store = await installation.openStore();
      return await checkDatabase(opened.store, now());
    } catch (error) {
      await opened.store?.close();
      opened.store = null;
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
      { name: 'Доступ', check: () => checkAccess(dataDir, backups.folder) },
      { name: 'Место', check: () => checkDisk([dataDir, backups.folder ?? dataDir, tmpdir()]) },
      { name: 'База данных', check: checkStore },
      { name: 'Часы', check: () => checkClock(opened.store, now) },
      { name: 'Файлы', check: checkStoredFiles },
      { name: 'Копии', check: () => checkCopies(backups, now()) },
    ]);
  } finally {
    await opened.store?.close();
  }
}
