import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import type { Em } from '@backend/store/open-store';
import { partnerRenamePayload, toPartnerPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import type { PartnerType } from './partners.types';

const operation = 'renamePartner';

/** Renames a partner. Throws VALIDATION_FAILED without a name, NOT_FOUND, STALE with `current`. */
export async function renamePartner(
  ctx: SignedInContext,
  id: number,
  input: { readonly name: string | null; readonly version: number | null },
): Promise<PartnerType> {
  const { version, ...typed } = assertValid(partnerRenamePayload, input);
  const next = { ...toPartnerPayload(typed), version: version ?? null };
  const saved = await ctx.store.write(ctx.em, (em) => rename(em, id, next, ctx));
  ctx.announce(operation);
  return saved;
}

async function rename(
  em: Em,
  id: number,
  { name, version }: { readonly name: string; readonly version: number | null },
  { user, now: at }: SignedInContext,
): Promise<PartnerType> {
  const row = await em.findOne(Partner, id, LOCKED_ROW);
  if (!row) throw notFound(MESSAGES.partners.notFound);
  const before = { id, name: row.name, version: row.version };
  refuseStale(before, version);
  if (before.name === name) return before;
  row.name = name;
  await em.flush();
  const after = { id, name, version: row.version };
  recordChange(em, { at, user, operation, entity: 'Partner', entityId: id, before, after });
  return after;
}
