import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { partnerPayload, toPartnerPayload } from '@schema/forms/fleet/partner';
import type { PartnerType } from './partners.types';

const operation = 'createPartner';

/**
 * Adds a partner without shares. A retry with the same Idempotency-Key returns the first response.
 * Throws VALIDATION_FAILED without a name (requirements.md, N10).
 */
export async function createPartner(
  ctx: SignedInContext,
  name: string | null,
): Promise<PartnerType> {
  const partner = toPartnerPayload(assertValid(partnerPayload, { name }));
  const { idempotencyKey: key, user, now } = ctx;
  const saved = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params: partner, now }, () =>
      add(em, partner.name, ctx),
    ),
  );
  ctx.announce(operation);
  return saved;
}

async function add(em: Em, name: string, { user, now: at }: SignedInContext): Promise<PartnerType> {
  const row = em.create(Partner, { name });
  await em.flush();
  const after = { id: row.id, name, version: row.version };
  recordChange(em, { at, user, operation, entity: 'Partner', entityId: row.id, after });
  return after;
}
