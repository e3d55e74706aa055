import { createLog } from '@backend/logging/create-log';
import { openPlace, upgradePlace } from '@backend/server/open-place';
import { readConfig } from '@backend/settings/config';

/** `npm run migrate`: upgrades the configured database as the server does at startup, and exits. */
async function migrateOnce(): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const log = createLog('error');
  const place = await openPlace(config, log);
  try {
    const { steps, copy } = await upgradePlace(place, { dataDir, now: new Date(), log });
    const lines = steps.map((step) => `  ${step}\n`).join('');
    process.stdout.write(
      steps.length === 0 ? 'База данных уже обновлена.\n' : `База данных обновлена:\n${lines}`,
    );
    if (copy) process.stdout.write(`Копия до обновления: ${copy}\n`);
  } finally {
    await place.close();
  }
}

try {
  await migrateOnce();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
