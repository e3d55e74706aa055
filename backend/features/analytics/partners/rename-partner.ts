import { notFound } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import type { Em } from '@backend/store/open-store';
import { partnerPayload, toPartnerPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import type { PartnerType } from './partners.types';

const operation = 'renamePartner';

/** Renames a partner. Throws VALIDATION_FAILED without a name, NOT_FOUND. */
export async function renamePartner(
  ctx: SignedInContext,
  id: number,
  name: string | null,
): Promise<PartnerType> {
  const next = toPartnerPayload(assertValid(partnerPayload, { name }));
  const saved = await ctx.store.write(ctx.em, (em) => rename(em, id, next.name, ctx));
  ctx.announce(operation);
  return saved;
}

async function rename(
  em: Em,
  id: number,
  name: string,
  { user, now: at }: SignedInContext,
): Promise<PartnerType> {
  const row = await em.findOne(Partner, id);
  if (!row) throw notFound(MESSAGES.partners.notFound);
  const before = { id, name: row.name };
  const after = { id, name };
  if (before.name === name) return after;
  row.name = name;
  recordChange(em, { at, user, operation, entity: 'Partner', entityId: id, before, after });
  return after;
}
