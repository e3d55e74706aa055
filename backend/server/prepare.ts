import { demoAccounts, ensureFirstUser } from '@backend/auth/first-user';
import { bindOwner } from '@backend/auth/owner';
import type { Config } from '@backend/settings/config';
import type { Store } from '@backend/store/open-store';
import { printLine } from './print-line';

/** Prepares the migrated database before the first request. */
export type Prepare = (store: Store, config: Config) => Promise<void>;

/** Creates the first user of a production database. Throws when a demo password still works. */
export const prepareProduction: Prepare = async (store, config) => {
  const { adminLogin: login, adminPassword: password } = config;
  const first = await ensureFirstUser(store, { login, password, now: new Date() });
  if (first?.oneTimePassword) {
    printLine(`Первый пользователь: ${first.login}`);
    printLine(`Одноразовый пароль (больше не покажем): ${first.oneTimePassword}`);
    printLine('При первом входе система попросит задать свой пароль.');
  }
  const open = await demoAccounts(store);
  if (open.length > 0) {
    throw new Error(
      `Пароли из демонстрации известны всем: смените их у ${open.join(', ')} или запустите демонстрацию.`,
    );
  }
};

/** Binds the owner. Throws when OWNER_LOGIN was changed to an unknown login. */
export async function prepareOwner(store: Store, config: Config): Promise<void> {
  const { kind, owner } = await bindOwner(store, config, new Date());
  const { ownerLogin } = config;
  if (kind === 'unknown') {
    throw new Error(
      `OWNER_LOGIN: пользователя «${ownerLogin}» нет, владелец — «${owner}». ` +
        'Укажите логин, который есть, или верните прежнее значение.',
    );
  }
  if (owner === null) {
    printLine(`Владельца пока нет: пользователя «${ownerLogin}» из OWNER_LOGIN никто не создал.`);
  }
}
