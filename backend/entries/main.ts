import { readConfig } from './config';
import { runUntilStopped } from './serve';

await runUntilStopped(() => readConfig(process.env));
