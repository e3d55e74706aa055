import type { RequestContext } from '@backend/operation/context';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import type { Company } from './company.types';

/** Company settings for the client; public except the owner's login (@Visible). */
export async function readCompany(ctx: RequestContext): Promise<Company> {
  const { config } = ctx;
  // Read before the settings, so that no change is missed.
  const cursor = ctx.changes.cursor();
  const { owner, remembersPassword, contactWay, recordsPayments, version } = await loadCompany(
    ctx.em,
  );
  return {
    name: config.companyName,
    timeZone: ctx.zone,
    ownerLogin: owner?.login ?? null,
    remembersPassword,
    contactWay,
    recordsPayments,
    version,
    requireReturnMark: config.requireReturnMark,
    demo: config.demo,
    serverTime: ctx.now,
    changeCursor: ctx.user ? cursor : null,
  };
}
