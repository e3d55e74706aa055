import type { Manifest } from './manifest';

const MB = 1024 * 1024;

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

export function backupReport(manifest: Manifest, bytes: number, seconds: number): string {
  const { createdAt, schema, tables, files, missingFiles } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `  данные на ${createdAt}, схема ${schema}`,
    `  ${number.format(rows)} строк в ${tables.length} таблицах, файлов: ${files.length}`,
    `  ${number.format(bytes / MB)} МБ за ${number.format(seconds)} с`,
  ];
  if (missingFiles.length > 0) {
    lines.push(`  Внимание: этих файлов нет в хранилище: ${missingFiles.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}
