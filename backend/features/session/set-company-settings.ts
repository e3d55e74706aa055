import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { lockCompany } from '@backend/store/locks/guard-company';
import { companySettingsPayload } from '@schema/forms/people/company-settings';
import type { Company, CompanySettingsInput } from './company.types';
import { readCompany } from './read-company';

const operation = 'setCompanySettings';

/**
 * Saves company settings; devices erase remembered passwords at their next visit once disabled.
 * Throws VALIDATION_FAILED with form messages, STALE with `current`.
 */
export async function setCompanySettings(
  ctx: SignedInContext,
  input: CompanySettingsInput,
): Promise<Company> {
  assertValid(companySettingsPayload, input);
  const remembersPassword = input.remembersPassword ?? true;
  const { user, now: at } = ctx;
  const isChanged = await ctx.store.write(ctx.em, async (em) => {
    const company = await lockCompany(em, at);
    const { version } = company;
    const before = { remembersPassword: company.remembersPassword };
    refuseStale({ ...before, version }, input.version);
    if (before.remembersPassword === remembersPassword) return false;
    em.assign(company, { remembersPassword, updatedAt: at });
    const entry = { at, user, operation, entity: 'Company', entityId: company.id };
    recordChange(em, { ...entry, before, after: { remembersPassword } });
    return true;
  });
  if (isChanged) ctx.announce(operation);
  return readCompany(ctx);
}
