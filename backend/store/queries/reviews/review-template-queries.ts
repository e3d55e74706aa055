import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readFlag, readInstant } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';

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

const templates = (em: Em) =>
  reading(em)
    .selectFrom('sources as s')
    .leftJoin('review_templates as t', 't.source_id', 's.id')
    .select(({ ref, fn, val, lit }) => [
      's.id as sourceId',
      's.name as sourceName',
      fn.coalesce('t.message', val('')).as('message'),
      readFlag(ref('t.include_in_queue')).as('includeInQueue'),
      readInstant(ref('t.updated_at')).as('updatedAt'),
      fn.coalesce('t.version', lit(0)).as('version'),
    ]);

const allTemplates = prepared((em) => templates(em));

/** One per source, sorted by name (requirements.md, S10). */
export async function loadReviewTemplates(em: Em): Promise<ReviewTemplateRecord[]> {
  const all = await allTemplates(em, {});
  return all.sort((a, b) => russian.compare(a.sourceName, b.sourceName) || a.sourceId - b.sourceId);
}

const templateOf = prepared((em, { sourceId }: Slots<{ sourceId: number }>) =>
  templates(em).where('s.id', '=', sourceId),
);

/** Null for an unknown source. */
export async function loadReviewTemplate(
  em: Em,
  sourceId: number,
): Promise<ReviewTemplateRecord | null> {
  const [template] = await templateOf(em, { sourceId });
  return template ?? null;
}
