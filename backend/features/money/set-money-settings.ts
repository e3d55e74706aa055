import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import type { RequestContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { lockCompany } from '@backend/store/locks/guard-company';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { moneySettingsPayload } from '@schema/forms/money/reports';
import { dayOf, startOfDay } from '@schema/values/time/calendar';
import type { MoneySettings, MoneySettingsInput } from './money-settings.types';

export async function readMoneySettings({
  em,
  zone,
}: Pick<RequestContext, 'em' | 'zone'>): Promise<MoneySettings> {
  const { depositReturnDays, moneySince, recordsPayments, version } = await loadCompany(em);
  const since = moneySince && dayOf(moneySince, zone);
  return { depositReturnDays, moneySince: since, recordsPayments, version };
}

/** Saves the company's money settings. Throws VALIDATION_FAILED, STALE with `current`. */
export const setMoneySettings = command<MoneySettingsInput>()({
  name: 'setMoneySettings',
  access: anyOf('manage_users'),
  form: moneySettingsPayload,
  accept: ({ depositReturnDays, moneySince: day, recordsPayments, version }, { zone }) => ({
    depositReturnDays,
    moneySince: day ? startOfDay(day, zone) : null,
    recordsPayments,
    version,
  }),
  sameAs: 'not repeatable',
  async lock({ em, ctx: { now, zone } }, { version }) {
    const company = await lockCompany(em, now);
    const { depositReturnDays, moneySince, recordsPayments } = company;
    const before = { depositReturnDays, moneySince, recordsPayments };
    refuseStale(company, version, {
      ...before,
      moneySince: moneySince ? dayOf(moneySince, zone) : null,
      version: company.version,
    });
    return { company, before };
  },
  async run({ em, ctx, record }, wanted, { company, before }) {
    const after = {
      depositReturnDays: wanted.depositReturnDays,
      moneySince: wanted.moneySince,
      recordsPayments: wanted.recordsPayments ?? before.recordsPayments,
    };
    em.assign(company, { ...after, updatedAt: ctx.now });
    await em.flush();
    return {
      answer: await readMoneySettings({ em, zone: ctx.zone }),
      history: [record({ entity: 'Company', entityId: company.id, before, after })],
      cars: [],
    };
  },
});
