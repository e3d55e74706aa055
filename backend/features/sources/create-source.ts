import { assertSourceNameFree } from '@backend/domain/reviews/source-name';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { Source as SourceRow } from '@backend/store/entities/source.entity';
import { lockSources } from '@backend/store/locks/guard-sources';
import { loadSources } from '@backend/store/queries/reviews/source-queries';
import { type SourcePayload, sourcePayload } from '@schema/forms/reviews/source';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import type { CreateSourceInput, Source } from './sources.types';

/**
 * Adds a source; with a template, review requests are enabled (docs/domain.md, sources). Throws
 * VALIDATION_FAILED without a name (requirements.md, S3) and for a duplicate name.
 */
export const createSource = command<CreateSourceInput>()({
  name: 'createSource',
  access: anyOf('view_sources'),
  form: sourcePayload,
  accept: ({ name, description, template }): SourcePayload => ({
    name: cleanName(name),
    description: trimmedOrNull(description),
    template: trimmedOrNull(template),
  }),
  sameAs: (wanted) => wanted,
  async lock({ em }) {
    await lockSources(em);
    return loadSources(em);
  },
  async run({ em, ctx, record }, { name, description, template }, sources) {
    assertSourceNameFree(name, sources);
    const { now } = ctx;
    const row = em.create(SourceRow, { name, description, createdAt: now });
    await em.flush();
    if (template !== null) {
      const source = row.id;
      em.create(ReviewTemplate, {
        source,
        message: template,
        includeInQueue: true,
        updatedAt: now,
      });
      await em.flush();
    }
    const answer: Source = { id: row.id, name, description, version: row.version };
    const after = { ...answer, template };
    return {
      answer,
      history: [record({ entity: 'Source', entityId: row.id, after })],
      cars: [],
    };
  },
});
