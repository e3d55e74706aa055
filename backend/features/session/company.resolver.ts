import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Company, CompanySettingsInput } from './company.types';
import { readCompany } from './read-company';
import { setCompanySettings } from './set-company-settings';

@Resolver()
export class CompanyResolver {
  @Price(1)
  @Public()
  @Query(() => Company, { description: 'Company settings, available without a session' })
  company(@Ctx() ctx: RequestContext): Promise<Company> {
    return readCompany(ctx);
  }

  @Price(4)
  @Runs(setCompanySettings)
  @Mutation(() => Company, { description: 'Update the company settings' })
  setCompanySettings(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CompanySettingsInput) input: CompanySettingsInput,
  ): Promise<Company> {
    return runCommand(setCompanySettings, ctx, input);
  }
}
