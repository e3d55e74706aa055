import { runUntilStopped } from '@backend/server/run-until-stopped';
import { readConfig } from '@backend/settings/config';

await runUntilStopped(() => readConfig(process.env));
