import {
  changedTextOrder,
  damage,
  databaseVersion,
  missingBookingNet,
  schemaState,
} from '@backend/store/health/condition';
import { probeWrite } from '@backend/store/health/probe-write';
import type { Store } from '@backend/store/open-store';
import { isFullError } from '@backend/store/store-errors';
import { advice, type Finding, fault, fine, reasonOf } from './finding';
import { checkLedger } from './ledger';

const RESTORE = 'Остановите сервер и восстановите последнюю копию: npm run restore.';

async function checkWrite(store: Store, now: Date): Promise<Finding> {
  try {
    await probeWrite(store, now);
    return fine('записывается');
  } catch (error) {
    const mend = isFullError(error)
      ? 'Освободите место на диске базы данных.'
      : 'Проверьте, не занята ли база другой программой, и права на запись.';
    return fault(`не записывается: ${reasonOf(error)}`, mend);
  }
}

async function checkIntegrity(store: Store): Promise<Finding> {
  const found = await damage(store.fork()).catch(reasonOf);
  return found === null ? fine('цела') : fault(`повреждена: ${found}`, RESTORE);
}

async function checkBookingNet(store: Store): Promise<Finding> {
  const missing = await missingBookingNet(store.fork());
  if (missing.length === 0) return fine('двойное бронирование запрещено в самой базе');
  return fault(
    `нет запрета двойного бронирования: ${missing.join(', ')}`,
    `Его удалили в обход программы. ${RESTORE}`,
  );
}

/** Indexes built with another collation miss rows and allow duplicates. */
async function checkTextOrder(store: Store): Promise<Finding[]> {
  const changed = await changedTextOrder(store.fork());
  if (!changed) return [];
  const { database, from, to } = changed;
  return [
    fault(
      `порядок текстов в базе был версии ${from}, а сервер баз данных теперь знает ${to}`,
      `reindex database "${database}"; alter database "${database}" refresh collation version;`,
    ),
  ];
}

/** Reads and writes the database; skips errors caused by a pending or newer schema. */
export async function checkDatabase(store: Store, now: Date): Promise<Finding[]> {
  const findings = [fine(await databaseVersion(store.fork()))];
  const { pending, unknown } = await schemaState(store.fork());
  if (unknown.length > 0) {
    const text = `обновлена более новой версией программы: ${unknown.join(', ')}`;
    return [...findings, fault(text, 'Запустите ту версию или восстановите прежнюю копию.')];
  }
  if (pending.length > 0) {
    const text = `ждёт обновления, шагов: ${pending.length}`;
    findings.push(advice(text, 'Запустите сервер (npm start) или npm run migrate.'));
    return [...findings, await checkIntegrity(store)];
  }
  const integrity = await checkIntegrity(store);
  // Checked before reading the tables: a damaged table would hide this finding behind its error.
  if (integrity.level === 'fault') return [...findings, integrity];
  return [
    ...findings,
    integrity,
    await checkBookingNet(store),
    ...(await checkTextOrder(store)),
    ...(await checkLedger(store.fork(), `Строки изменили в обход программы. ${RESTORE}`)),
    await checkWrite(store, now),
  ];
}
