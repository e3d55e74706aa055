import type { Em } from '@backend/store/em';
import { instantColumns, type RawValue, raw, toInstantOrNull } from '@backend/store/sql/raw';

/** The review template of a source; an empty one for a source without any. */
export interface ReviewTemplateRecord {
  readonly sourceId: number;
  readonly sourceName: string;
  readonly message: string;
  readonly includeInQueue: boolean;
  /** Null: never saved. */
  readonly updatedAt: Date | null;
  /** 0: never saved. */
  readonly version: number;
}

const russian = new Intl.Collator('ru', { numeric: true });

async function templatesBy(
  em: Em,
  where: string,
  params: readonly RawValue[],
): Promise<ReviewTemplateRecord[]> {
  const rows = await raw<{
    sourceId: number;
    sourceName: string;
    message: string | null;
    includeInQueue: boolean | number | null;
    updatedAt: number | null;
    version: number | null;
  }>(
    em,
    `select s.id as "sourceId", s.name as "sourceName", t.message,
       t.include_in_queue as "includeInQueue", t.version, ${instantColumns(em, 't', { updatedAt: 'updated_at' })}
     from sources s left join review_templates t on t.source_id = s.id ${where}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    message: row.message ?? '',
    includeInQueue: Boolean(row.includeInQueue),
    updatedAt: toInstantOrNull(row.updatedAt),
    version: row.version ?? 0,
  }));
}

/** One per source, sorted by name (requirements.md, S10). */
export async function loadReviewTemplates(em: Em): Promise<ReviewTemplateRecord[]> {
  const templates = await templatesBy(em, '', []);
  return templates.sort(
    (a, b) => russian.compare(a.sourceName, b.sourceName) || a.sourceId - b.sourceId,
  );
}

/** Null when the source does not exist. */
export async function loadReviewTemplate(
  em: Em,
  sourceId: number,
): Promise<ReviewTemplateRecord | null> {
  const [template] = await templatesBy(em, 'where s.id = ?', [sourceId]);
  return template ?? null;
}
