import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTask } from '../root.ts';
import { runTests } from '../test/run-tests.ts';

interface Figure {
  readonly fault: string;
  readonly engine: string;
  readonly measured: string;
}

const ENGINES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function table(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ fault, engine, measured }) => `| ${fault} | ${ENGINES[engine] ?? engine} | ${measured} |`,
  );
  return ['| fault | engine | measured |', '|---|---|---|', ...lines].join('\n');
}

/**
 * npm run test:faults: the project `faults` in its long form, about 45 minutes, then one table.
 * Words after it select files: npm run test:faults -- kills.
 */
await runTask(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  try {
    const filters = process.argv.slice(2).map((name) => `e2e/faults/${name}`);
    const env = { FAULTS: 'long', FAULTS_FIGURES: file };
    const code = await runTests(['--project=faults', ...filters], env);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    console.log(`\n${table(lines.map((line) => JSON.parse(line) as Figure))}\n`);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
