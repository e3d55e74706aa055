import type { RequestContext } from '@backend/graphql/context';
import type { Company } from './company.types';

/** Settings of the company that the client needs; open to all but for the owner's login. */
export function readCompany(ctx: RequestContext): Company {
  const { config } = ctx;
  return {
    name: config.companyName,
    timeZone: ctx.zone,
    ownerLogin: ctx.user ? config.ownerLogin : null,
    requireReturnMark: config.requireReturnMark,
    demo: config.demo,
    serverTime: ctx.now,
  };
}
