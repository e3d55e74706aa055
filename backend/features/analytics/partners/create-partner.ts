import { command, nothingToLock } from '@backend/operation/command';
import { anyOfWith } from '@backend/operation/permit';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { partnerPayload, toPartnerPayload } from '@schema/forms/fleet/partner';
import { PARTNER_WRITERS } from '@schema/permissions';
import type { PartnerType } from './partners.types';

/** Adds a partner without shares. Throws VALIDATION_FAILED without a name (requirements.md, N10). */
export const createPartner = command<{ readonly name: string | null }>()({
  name: 'createPartner',
  access: anyOfWith('view_analytics', PARTNER_WRITERS),
  form: partnerPayload,
  accept: toPartnerPayload,
  sameAs: (wanted) => wanted,
  lock: nothingToLock,
  async run({ em, record }, { name }) {
    const row = em.create(Partner, { name });
    await em.flush();
    const answer: PartnerType = { id: row.id, name, settledFrom: null, version: row.version };
    return {
      answer,
      history: [record({ entity: 'Partner', entityId: row.id, after: answer })],
      cars: [],
    };
  },
});
