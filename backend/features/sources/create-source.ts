import { assertSourceNameFree } from '@backend/domain/reviews/source-name';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ReviewTemplate } from '@backend/store/entities/reviews/review-template.entity';
import { Source as SourceRow } from '@backend/store/entities/source.entity';
import { once } from '@backend/store/idempotency';
import { lockSources } from '@backend/store/locks/guard-sources';
import type { Em } from '@backend/store/open-store';
import { loadSources } from '@backend/store/queries/reviews/source-queries';
import { type SourcePayload, sourcePayload } from '@schema/forms/reviews/source';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import type { CreateSourceInput, Source } from './sources.types';

const operation = 'createSource';

/**
 * Adds a source; with a template, review requests are enabled (docs/domain.md, sources). A retry
 * with the same Idempotency-Key returns the first response. Throws VALIDATION_FAILED without a name
 * (requirements.md, S3) and for a duplicate name.
 */
export async function createSource(
  ctx: SignedInContext,
  input: CreateSourceInput,
): Promise<Source> {
  const checked = assertValid(sourcePayload, input);
  const source: SourcePayload = {
    name: cleanName(checked.name),
    description: trimmedOrNull(checked.description),
    template: trimmedOrNull(checked.template),
  };
  const { idempotencyKey: key, user, now } = ctx;
  const saved = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params: source, now }, () => add(em, source, ctx)),
  );
  ctx.announce(operation);
  return saved;
}

async function add(
  em: Em,
  { name, description, template }: SourcePayload,
  { user, now: at }: SignedInContext,
): Promise<Source> {
  await lockSources(em);
  assertSourceNameFree(name, await loadSources(em));
  const row = em.create(SourceRow, { name, description, createdAt: at });
  await em.flush();
  if (template !== null) {
    const source = row.id;
    em.create(ReviewTemplate, { source, message: template, includeInQueue: true, updatedAt: at });
    await em.flush();
  }
  const saved = { id: row.id, name, description, version: row.version };
  const after = { ...saved, template };
  recordChange(em, { at, user, operation, entity: 'Source', entityId: row.id, after });
  return saved;
}
