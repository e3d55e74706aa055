import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOfWith } from '@backend/operation/permit';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { partnerRenamePayload, toPartnerPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNER_WRITERS } from '@schema/permissions';
import type { Day } from '@schema/values/time/calendar';
import type { PartnerType } from './partners.types';

interface PartnerRename {
  readonly id: number;
  readonly name: string | null;
  /** Undefined: unchanged; null: all days. */
  readonly settledFrom?: Day | null | undefined;
  readonly version: number | null;
}

/**
 * Renames a partner, changes the day from which sums are counted into what is left to pay. Throws
 * VALIDATION_FAILED without a name, NOT_FOUND, STALE with `current`.
 */
export const renamePartner = command<PartnerRename>()({
  name: 'renamePartner',
  access: anyOfWith('view_analytics', PARTNER_WRITERS),
  form: partnerRenamePayload,
  accept: ({ id, version, settledFrom, ...typed }) => ({
    id,
    version: version ?? null,
    settledFrom,
    ...toPartnerPayload(typed),
  }),
  sameAs: 'not repeatable',
  async lock({ em }, { id, version }) {
    const row = await em.findOne(Partner, id, LOCKED_ROW);
    if (!row) throw notFound(MESSAGES.partners.notFound);
    const before = partnerAnswer(row);
    refuseStale(before, version);
    return { row, before };
  },
  async run({ em, record }, { id, name, settledFrom: wanted }, { row, before }) {
    const settledFrom = wanted === undefined ? before.settledFrom : wanted;
    if (before.name === name && before.settledFrom === settledFrom) {
      return { answer: before, unchanged: true };
    }
    em.assign(row, { name, settledFrom });
    await em.flush();
    const after = partnerAnswer(row);
    return {
      answer: after,
      history: [record({ entity: 'Partner', entityId: id, before, after })],
      cars: [],
    };
  },
});

const partnerAnswer = ({ id, name, settledFrom, version }: Partner): PartnerType => ({
  id,
  name,
  settledFrom: settledFrom ?? null,
  version,
});
