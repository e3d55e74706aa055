import type { RequestContext } from '@backend/graphql/context';
import { loadOwner } from '@backend/store/guard-company';
import type { Company } from './company.types';

/** Settings of the company that the client needs; open to all but for the owner's login (@Visible). */
export async function readCompany(ctx: RequestContext): Promise<Company> {
  const { config } = ctx;
  const owner = ctx.user && (await loadOwner(ctx.em));
  return {
    name: config.companyName,
    timeZone: ctx.zone,
    ownerLogin: owner?.login ?? null,
    requireReturnMark: config.requireReturnMark,
    demo: config.demo,
    serverTime: ctx.now,
  };
}
