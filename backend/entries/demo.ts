import { DEMO_PASSWORDS } from '@backend/auth/first-user';
import { fillDemo, isUnused } from '@backend/demo/fill-demo';
import type { Prepare } from '@backend/server/prepare';
import { runUntilStopped } from '@backend/server/run-until-stopped';
import { readConfig } from '@backend/settings/config';

/** `npm run demo`: fills an unused database with demo data and serves it. */
const prepareDemo: Prepare = async (store, config) => {
  if (await isUnused(store.fork())) {
    const startedAt = performance.now();
    process.stdout.write(`Заполняем демонстрационную базу: ${config.demoCars} машин…\n`);
    const counts = await fillDemo(store, {
      cars: config.demoCars,
      now: new Date(),
      zone: config.companyTimeZone,
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`Готово за ${seconds} с: броней ${counts.bookings}.\n`);
  }
  for (const [login, password] of Object.entries(DEMO_PASSWORDS)) {
    process.stdout.write(`  ${login} / ${password}\n`);
  }
};

await runUntilStopped(
  () => readConfig({ LOG_LEVEL: 'warn', ...process.env, DEMO: '1' }),
  prepareDemo,
);
