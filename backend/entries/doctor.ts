import { examineInstallation } from '@backend/doctor/doctor';
import { createLog } from '@backend/logging/create-log';
import { plainHttpWarning } from '@backend/server/plain-http';
import { readConfig } from '@backend/settings/config';
import { openStore } from '@backend/store/open-store';
import { openFileStore } from '@backend/uploads/file-store';

/** `npm run doctor`: reports faults of the configured installation. */
async function examine(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const { text, faults } = await examineInstallation({
    config,
    plainHttp: plainHttpWarning(config),
    now: () => new Date(),
    openStore: () => openStore(databaseUrl ? { databaseUrl } : { dataDir }),
    openFiles: () => openFileStore(config, createLog('silent')),
  });
  // A check that timed out must not keep the process running.
  process.stdout.write(text, () => process.exit(faults > 0 ? 1 : 0));
}

try {
  await examine();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
