import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOfWith } from '@backend/operation/permit';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { partnerRenamePayload, toPartnerPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNER_WRITERS } from '@schema/permissions';
import type { PartnerType } from './partners.types';

interface PartnerRename {
  readonly id: number;
  readonly name: string | null;
  readonly version: number | null;
}

/** Renames a partner. Throws VALIDATION_FAILED without a name, NOT_FOUND, STALE with `current`. */
export const renamePartner = command<PartnerRename>()({
  name: 'renamePartner',
  access: anyOfWith('view_analytics', PARTNER_WRITERS),
  form: partnerRenamePayload,
  accept: ({ id, version, ...typed }) => ({
    id,
    version: version ?? null,
    ...toPartnerPayload(typed),
  }),
  sameAs: 'not repeatable',
  async lock({ em }, { id, version }) {
    const row = await em.findOne(Partner, id, LOCKED_ROW);
    if (!row) throw notFound(MESSAGES.partners.notFound);
    const before: PartnerType = { id, name: row.name, version: row.version };
    refuseStale(before, version);
    return { row, before };
  },
  async run({ em, record }, { id, name }, { row, before }) {
    if (before.name === name) return { answer: before, unchanged: true };
    row.name = name;
    await em.flush();
    const after: PartnerType = { id, name, version: row.version };
    return {
      answer: after,
      history: [record({ entity: 'Partner', entityId: id, before, after })],
      cars: [],
    };
  },
});
