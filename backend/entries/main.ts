import { readConfig } from '@backend/config';
import { runUntilStopped } from '@backend/run-until-stopped';

await runUntilStopped(() => readConfig(process.env));
