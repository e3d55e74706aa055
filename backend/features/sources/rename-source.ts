import { notFound } from '@backend/domain/refusal';
import { assertSourceNameFree } from '@backend/domain/reviews/source-name';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Source as SourceRow } from '@backend/store/entities/source.entity';
import { lockSources } from '@backend/store/locks/guard-sources';
import type { Em } from '@backend/store/open-store';
import { loadSources } from '@backend/store/queries/reviews/source-queries';
import { sourceRenamePayload } from '@schema/forms/reviews/source';
import { MESSAGES } from '@schema/messages';
import { cleanName } from '@schema/values/words/text';
import type { Source } from './sources.types';

const operation = 'renameSource';

/**
 * Renames a source. Throws VALIDATION_FAILED without a name (requirements.md, S8) and for a
 * duplicate name, NOT_FOUND, STALE with `current`.
 */
export async function renameSource(
  ctx: SignedInContext,
  id: number,
  input: { readonly name: string | null; readonly version: number | null },
): Promise<Source> {
  const { name, version } = assertValid(sourceRenamePayload, input);
  const next = { name: cleanName(name), version: version ?? null };
  const saved = await ctx.store.write(ctx.em, (em) => rename(em, id, next, ctx));
  ctx.announce(operation);
  return saved;
}

async function rename(
  em: Em,
  id: number,
  { name, version }: { readonly name: string; readonly version: number | null },
  { user, now: at }: SignedInContext,
): Promise<Source> {
  await lockSources(em);
  const sources = await loadSources(em);
  const before = sources.find((source) => source.id === id);
  if (!before) throw notFound(MESSAGES.sources.notFound);
  refuseStale(before, version);
  // One of two names that looked alike before stays as it is.
  if (cleanName(before.name) === name) return before;
  assertSourceNameFree(name, sources, id);
  const after = { ...before, name, version: before.version + 1 };
  await em.nativeUpdate(SourceRow, id, { name, version: after.version });
  recordChange(em, { at, user, operation, entity: 'Source', entityId: id, before, after });
  return after;
}
