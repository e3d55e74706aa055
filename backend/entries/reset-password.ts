import { resetPassword } from '@backend/auth/reset-password';
import { readConfig } from '@backend/settings/config';
import { openStore } from '@backend/store/open-store';

/** `npm run reset-password -- LOGIN`: prints a one-time password; the server may be running. */
async function reset(login: string | undefined): Promise<void> {
  if (!login) throw new Error('Чей пароль сбросить? npm run reset-password -- логин');
  const { databaseUrl, dataDir } = readConfig(process.env);
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const password = await resetPassword(store, login, new Date());
    if (password === null) throw new Error(`Пользователя «${login}» нет.`);
    process.stdout.write(
      `Одноразовый пароль (больше не покажем): ${password}\n` +
        'При входе система попросит задать свой пароль.\n' +
        'Прежние входы и токены этого пользователя больше не действуют.\n',
    );
  } finally {
    await store.close();
  }
}

try {
  await reset(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
