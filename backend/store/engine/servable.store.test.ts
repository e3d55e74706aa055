import { examineInstallation } from '@backend/doctor/doctor';
import { createLog } from '@backend/logging/create-log';
import { readConfig } from '@backend/settings/config';
import { openStore } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { onDatabase } from '@backend/store/testing/bare-connection';
import { openTestDatabase } from '@backend/testing/database';
import { openFileStore } from '@backend/uploads/file-store';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SESSION_SETTINGS } from './postgres';
import { judgeDatabase } from './servable';

const session: Record<string, string> = { ...SESSION_SETTINGS };
const good = { version: '15.4 (Debian)', encoding: 'UTF8' };

test.each([
  ['of today', good, session, null],
  ['that is too old', { ...good, version: '11.22' }, session, 'PostgreSQL 11.22 слишком старый'],
  ['of Latin letters', { ...good, encoding: 'LATIN1' }, session, 'Кодировка базы данных LATIN1'],
  [
    'behind a proxy that drops settings',
    good,
    { ...session, datestyle: 'SQL, DMY' },
    'не приняло настроек программы: datestyle = SQL, DMY',
  ],
] as const)('a database %s', (_name, facts, found, says) => {
  const fault = judgeDatabase(facts, found);
  if (says === null) expect(fault).toBeNull();
  else expect(fault?.message).toContain(says);
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a session', () => {
  test('has the settings of the product, whatever those of the database', async () => {
    const database = await openTestDatabase({ isOdd: true });
    onTestFinished(() => database.close());
    const style = `select current_setting('datestyle') as style`;
    const own = await onDatabase(database.options.databaseUrl ?? '', (ask) => ask(style));
    expect(own).toEqual([{ style: 'SQL, DMY' }]);
    const em = database.store.fork();
    expect(await raw(em, style)).toEqual([{ style: 'ISO, MDY' }]);
    // A proxy resets a session before the next client.
    await em.execute('discard all');
    expect(await raw(em, style)).toEqual([{ style: 'ISO, MDY' }]);
  });

  test('on a database of another encoding is refused with a message, also by the doctor', async () => {
    const { url, name } = { url: new URL(process.env.TEST_POSTGRES_URL ?? ''), name: 'latin_test' };
    await onDatabase(url.href, async (ask) => {
      await ask(`drop database if exists ${name}`);
      await ask(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
    });
    onTestFinished(() =>
      onDatabase(url.href, async (ask) => {
        await ask(`drop database ${name} with (force)`);
      }),
    );
    const options = { databaseUrl: Object.assign(new URL(url), { pathname: name }).href };
    await expect(openStore(options)).rejects.toThrow(/Кодировка базы данных LATIN1[\s\S]*encoding/);
    const config = { ...readConfig({}), ...options, dataDir: '/nowhere/of/a/test' };
    const { text } = await examineInstallation({
      config,
      plainHttp: null,
      now: () => new Date(),
      openStore: () => openStore(options),
      openFiles: () => openFileStore(config, createLog('silent')),
    });
    expect(text).toContain('ОШИБКА     Кодировка базы данных LATIN1');
    expect(text).toContain(`→ Создайте базу заново: create database`);
  });
});
