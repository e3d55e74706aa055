import type { SourceRecord } from '@backend/domain/analytics/source-analytics';
import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';

const russian = new Intl.Collator('ru', { numeric: true });

const sourceRows = prepared((em) =>
  reading(em).selectFrom('sources').select(['id', 'name', 'description', 'version']),
);

/** All sources, sorted by name; the first is a form's default (requirements.md, S10, K20). */
export async function loadSources(em: Em): Promise<SourceRecord[]> {
  const sources = await sourceRows(em, {});
  return sources.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}
