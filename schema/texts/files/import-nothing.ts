import type { ImportPreview } from '@schema/import';

/** Reason why an import would add nothing. */
export const IMPORT_NOTHING = {
  unchecked: 'Добавлять пока нечего',
  empty: 'Добавлять нечего: строк нет',
  refused: 'Добавлять нечего: ни одна строка не подходит',
  same: 'Добавлять нечего: всё это уже есть',
  mixed: 'Добавлять нечего: часть строк уже есть, остальные не подходят',
} as const;

type Checked = Pick<ImportPreview, 'problem' | 'rows' | 'counts'>;

export function nothingText({ problem, rows, counts }: Checked): string {
  if (problem !== null) return IMPORT_NOTHING.unchecked;
  if (rows.length === 0) return IMPORT_NOTHING.empty;
  if (counts.same === 0) return IMPORT_NOTHING.refused;
  return counts.refused > 0 ? IMPORT_NOTHING.mixed : IMPORT_NOTHING.same;
}
