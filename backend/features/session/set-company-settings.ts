import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { lockCompany } from '@backend/store/locks/guard-company';
import { companySettingsPayload } from '@schema/forms/people/company-settings';
import type { CompanySettingsInput } from './company.types';
import { readCompany } from './read-company';

/**
 * Saves company settings; devices erase remembered passwords at their next visit once disabled.
 * Throws VALIDATION_FAILED with form messages, STALE with `current`.
 */
export const setCompanySettings = command<CompanySettingsInput>()({
  name: 'setCompanySettings',
  access: anyOf('manage_users'),
  form: companySettingsPayload,
  accept: ({ remembersPassword, version }) => ({ remembersPassword, version }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { version }) {
    const company = await lockCompany(em, ctx.now);
    const before = { remembersPassword: company.remembersPassword };
    refuseStale({ ...before, version: company.version }, version);
    return { company, before };
  },
  async run({ em, ctx, record }, { remembersPassword }, { company, before }) {
    const read = () => readCompany({ ...ctx, em });
    if (before.remembersPassword === remembersPassword) {
      return { answer: await read(), unchanged: true };
    }
    em.assign(company, { remembersPassword, updatedAt: ctx.now });
    await em.flush();
    const after = { remembersPassword };
    return {
      answer: await read(),
      history: [record({ entity: 'Company', entityId: company.id, before, after })],
      cars: [],
    };
  },
});
