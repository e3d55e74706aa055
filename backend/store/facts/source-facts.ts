import type { SourceFact } from '@backend/domain/analytics/source-analytics';
import type { Em } from '../em';
import { raw } from '../raw';

const russian = new Intl.Collator('ru', { numeric: true });

/** All sources, sorted as Russian sorts names (spec 2, §9); the first is a form's default (spec 1, §9). */
export async function loadSources(em: Em): Promise<SourceFact[]> {
  const sources = await raw<SourceFact>(em, 'select id, name, description from sources');
  return sources.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}
