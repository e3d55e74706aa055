import { notFound } from '@backend/domain/refusal';
import { assertSourceNameFree } from '@backend/domain/reviews/source-name';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Source as SourceRow } from '@backend/store/entities/source.entity';
import { lockSources } from '@backend/store/locks/guard-sources';
import { loadSources } from '@backend/store/queries/reviews/source-queries';
import { sourceRenamePayload } from '@schema/forms/reviews/source';
import { MESSAGES } from '@schema/messages';
import { cleanName } from '@schema/values/words/text';
import type { Source } from './sources.types';

interface SourceRename {
  readonly id: number;
  readonly name: string | null;
  readonly version: number | null;
}

/**
 * Renames a source. Throws VALIDATION_FAILED without a name (requirements.md, S8) and for a
 * duplicate name, NOT_FOUND, STALE with `current`.
 */
export const renameSource = command<SourceRename>()({
  name: 'renameSource',
  access: anyOf('view_sources'),
  form: sourceRenamePayload,
  accept: ({ id, name, version }) => ({ id, name: cleanName(name), version: version ?? null }),
  sameAs: 'not repeatable',
  async lock({ em }, { id, version }) {
    await lockSources(em);
    const sources = await loadSources(em);
    const before = sources.find((source) => source.id === id);
    if (!before) throw notFound(MESSAGES.sources.notFound);
    refuseStale(before, version);
    return { before, sources };
  },
  async run({ em, record }, { id, name }, { before, sources }) {
    // An existing name that looks like another one is accepted unchanged.
    if (cleanName(before.name) === name) return { answer: before, unchanged: true };
    assertSourceNameFree(name, sources, id);
    const after: Source = { ...before, name, version: before.version + 1 };
    await em.nativeUpdate(SourceRow, id, { name, version: after.version });
    return {
      answer: after,
      history: [record({ entity: 'Source', entityId: id, before, after })],
      cars: [],
    };
  },
});
