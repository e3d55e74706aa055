import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { lockCompany } from '@backend/store/locks/guard-company';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { moneySettingsPayload } from '@schema/forms/money/reports';
import { dayOf, startOfDay } from '@schema/values/time/calendar';
import type { MoneySettings, MoneySettingsInput } from './money-reports.types';

const operation = 'setMoneySettings';

export async function readMoneySettings({ em, zone }: RequestContext): Promise<MoneySettings> {
  const { depositReturnDays, moneySince, recordsPayments, version } = await loadCompany(em);
  const since = moneySince && dayOf(moneySince, zone);
  return { depositReturnDays, moneySince: since, recordsPayments, version };
}

/** Sets what the company says about money. Throws VALIDATION_FAILED, STALE with `current`. */
export async function setMoneySettings(
  ctx: SignedInContext,
  input: MoneySettingsInput,
): Promise<MoneySettings> {
  const { moneySince: day, version, ...given } = assertValid(moneySettingsPayload, input);
  const { user, now: at, zone } = ctx;
  const moneySince = day ? startOfDay(day, zone) : null;
  await ctx.store.write(ctx.em, async (em) => {
    const company = await lockCompany(em, at);
    const { depositReturnDays, moneySince: since, recordsPayments } = company;
    const before = { depositReturnDays, moneySince: since, recordsPayments };
    refuseStale(company, version, {
      ...before,
      moneySince: since ? dayOf(since, zone) : null,
      version: company.version,
    });
    const after = {
      depositReturnDays: given.depositReturnDays,
      moneySince,
      recordsPayments: given.recordsPayments ?? recordsPayments,
    };
    em.assign(company, { ...after, updatedAt: at });
    const entry = { at, user, operation, entity: 'Company', entityId: company.id };
    recordChange(em, { ...entry, before, after });
  });
  ctx.announce(operation);
  return readMoneySettings(ctx);
}
