import type { SourceRecord } from '@backend/domain/analytics/source-analytics';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

const russian = new Intl.Collator('ru', { numeric: true });

/** All sources, sorted by name; the first is a form's default (requirements.md, S10, K20). */
export async function loadSources(em: Em): Promise<SourceRecord[]> {
  const sources = await raw<SourceRecord>(em, 'select id, name, description, version from sources');
  return sources.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}
