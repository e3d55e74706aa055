import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isOpenToOthers } from '@backend/store/engine/private-path';
import { type Finding, fault, fine } from './finding';

/** Names in DATA_DIR with personal data. */
const PRIVATE = ['avtoprokat.sqlite', 'avtoprokat.sqlite-wal', 'files', 'copies'];

/**
 * Whether the folder belongs to another account: the server could not read files created by this
 * one. A missing folder has no owner; Windows has no account numbers.
 */
export function isOfAnother(folder: string, account = process.getuid?.()): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && account !== undefined && found.uid !== account;
}

export function checkAccess(dataDir: string, backupDir: string | undefined): Finding[] {
  if (isOfAnother(dataDir)) {
    return [
      fault(
        `Папка ${dataDir} принадлежит другой учётной записи: данные не проверены`,
        'Запустите проверку под той учётной записью, под которой работает сервер.',
      ),
    ];
  }
  const paths = [dataDir, ...PRIVATE.map((name) => join(dataDir, name)), backupDir ?? []].flat();
  const open = paths.filter(isOpenToOthers);
  if (open.length === 0) return [fine('данные читает только их владелец')];
  return open.map((path) =>
    fault(
      `${path}: доступ есть у других учётных записей, а там персональные данные`,
      `chmod go-rwx ${path}`,
    ),
  );
}
