import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupFailure } from '@backend/backup/backup-failure';
import { backupReport } from '@backend/backup/backup-report';
import { restoreBackup } from '@backend/backup/restore-backup';
import { createLog } from '@backend/logging/create-log';
import { openPlace, orLeaveFolder } from '@backend/server/open-place';
import { type Config, readConfig } from '@backend/settings/config';

const ENDED = `Входы и токены API из копии больше не действуют: войдите заново, токены создайте заново.
Пароли и права — из копии: если их меняли после неё, измените снова.
`;
const KEPT = `Входы и токены API действуют как в копии, и те, что закончили после неё.
Пароли и права — из копии: если их меняли после неё, измените снова.
`;
const UNCHANGED = 'Восстановить не удалось, место осталось прежним.';

function readArguments(args: readonly string[]) {
  const options = { 'keep-sessions': { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [path, ...more] = positionals;
    if (path && more.length === 0) return { path, keepsSessions: values['keep-sessions'] };
  } catch {
    // An unknown option: the message below lists the valid ones.
  }
  throw new BackupFailure(
    'Какую копию восстановить? npm run restore -- копия.zip [--keep-sessions]',
  );
}

async function restoreInto(config: Config, path: string, keepsSessions: boolean): Promise<string> {
  const startedAt = performance.now();
  const place = await openPlace(config, createLog('error'));
  try {
    const manifest = await restoreBackup({ ...place, now: new Date() }, path, { keepsSessions });
    const { size } = await stat(path);
    const seconds = (performance.now() - startedAt) / 1000;
    return `Копия восстановлена: ${path}\n${backupReport(manifest, size, seconds)}`;
  } finally {
    await place.close();
  }
}

/**
 * `npm run restore -- FILE [--keep-sessions]`: restores a copy into the configured empty database
 * and file store.
 */
async function restore(args: readonly string[]): Promise<void> {
  const { path, keepsSessions } = readArguments(args);
  const config = readConfig(process.env);
  const report = await orLeaveFolder(config.dataDir, () =>
    restoreInto(config, path, keepsSessions),
  ).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BackupFailure(`${why}\n${UNCHANGED}`, { cause });
  });
  process.stdout.write(report + (keepsSessions ? KEPT : ENDED));
}

try {
  await restore(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
