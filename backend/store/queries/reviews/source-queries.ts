import type { SourceRecord } from '@backend/domain/analytics/source-analytics';
import type { Em } from '@backend/store/em';
import { reading, rowsOf } from '@backend/store/sql/typed-read';

const russian = new Intl.Collator('ru', { numeric: true });

/** All sources, sorted by name; the first is a form's default (requirements.md, S10, K20). */
export async function loadSources(em: Em): Promise<SourceRecord[]> {
  const sources = await rowsOf(
    em,
    reading(em).selectFrom('sources').select(['id', 'name', 'description', 'version']),
  );
  return sources.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}
