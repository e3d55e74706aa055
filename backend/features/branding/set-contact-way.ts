import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { lockCompany } from '@backend/store/locks/guard-company';
import { contactWayPayload } from '@schema/forms/people/company-settings';
import type { ContactWay } from '@schema/values/people/contact-ways';

interface ContactWayInput {
  readonly way: ContactWay | null;
  readonly version: number | null;
}

/** Sets the preferred method of contacting customers. Throws VALIDATION_FAILED for a missing way, STALE. */
export const setContactWay = command<ContactWayInput>()({
  name: 'setContactWay',
  access: anyOf('view_editor'),
  form: contactWayPayload,
  accept: ({ way, version }) => ({ contactWay: way, version }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { version }) {
    const company = await lockCompany(em, ctx.now);
    const before = { contactWay: company.contactWay };
    refuseStale({ ...before, version: company.version }, version);
    return { company, before };
  },
  async run({ em, ctx, record }, { contactWay }, { company, before }) {
    if (before.contactWay === contactWay) return { answer: contactWay, unchanged: true };
    em.assign(company, { contactWay, updatedAt: ctx.now });
    const after = { contactWay };
    return {
      answer: contactWay,
      history: [record({ entity: 'Company', entityId: company.id, before, after })],
      cars: [],
    };
  },
});
