import { readConfig } from '@backend/settings/config';
import { openStore } from '@backend/store/open-store';

/** `npm run migrate`: migrates the configured database, prints the result and exits. */
async function migrateOnce(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const steps = await store.migrate();
    const done = steps.map((step) => `  ${step}\n`).join('');
    process.stdout.write(
      steps.length === 0 ? 'База данных уже обновлена.\n' : `База данных обновлена:\n${done}`,
    );
  } finally {
    await store.close();
  }
}

try {
  await migrateOnce();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
