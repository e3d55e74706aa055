import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { lockCompany } from '@backend/store/locks/guard-company';
import { contactWayPayload } from '@schema/forms/people/company-settings';
import type { ContactWay } from '@schema/values/people/contact-ways';

const operation = 'setContactWay';

/** Sets how customers are reached first. Throws VALIDATION_FAILED for a missing way, STALE. */
export async function setContactWay(
  ctx: SignedInContext,
  input: { readonly way: ContactWay | null; readonly version: number | null },
): Promise<ContactWay> {
  const { way: contactWay, version } = assertValid(contactWayPayload, input);
  const { user, now: at } = ctx;
  const isChanged = await ctx.store.write(ctx.em, async (em) => {
    const company = await lockCompany(em, at);
    const before = { contactWay: company.contactWay };
    refuseStale({ ...before, version: company.version }, version);
    if (before.contactWay === contactWay) return false;
    em.assign(company, { contactWay, updatedAt: at });
    const entry = { at, user, operation, entity: 'Company', entityId: company.id };
    recordChange(em, { ...entry, before, after: { contactWay } });
    return true;
  });
  if (isChanged) ctx.announce(operation);
  return contactWay;
}
