import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit, Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { companySettingsPayload } from '@schema/forms/people/company-settings';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Company, CompanySettingsInput } from './company.types';
import { readCompany } from './read-company';
import { setCompanySettings } from './set-company-settings';

@Resolver()
export class CompanyResolver {
  @Price(1)
  @Public()
  @Query(() => Company)
  company(@Ctx() ctx: RequestContext): Promise<Company> {
    return readCompany(ctx);
  }

  @Price(4)
  @Permit('manage_users')
  @Form(companySettingsPayload)
  @Mutation(() => Company, { description: 'Keeps what an administrator sets for the company' })
  setCompanySettings(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CompanySettingsInput) input: CompanySettingsInput,
  ): Promise<Company> {
    return setCompanySettings(ctx, input);
  }
}
