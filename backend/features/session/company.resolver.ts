import type { RequestContext } from '@backend/graphql/context';
import { Public } from '@backend/graphql/permit';
import { Ctx, Query, Resolver } from 'type-graphql';
import { Company } from './company.types';
import { readCompany } from './read-company';

@Resolver()
export class CompanyResolver {
  @Public()
  @Query(() => Company)
  company(@Ctx() ctx: RequestContext): Promise<Company> {
    return readCompany(ctx);
  }
}
