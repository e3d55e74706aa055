import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { OfferSettings, OfferSettingsInput } from './offer-settings.types';
import { readOfferSettings, setOfferSettings } from './set-offer-settings';

@Resolver()
export class OffersResolver {
  @Price(1)
  @Permit('edit_bookings', 'manage_users')
  @Query(() => OfferSettings, {
    description: 'Company settings for the text that is sent to a customer',
  })
  offerSettings(@Ctx() { em }: RequestContext): Promise<OfferSettings> {
    return readOfferSettings(em);
  }

  @Price(4)
  @Runs(setOfferSettings)
  @Mutation(() => OfferSettings, {
    description: 'Update the company settings for the text that is sent to a customer',
  })
  setOfferSettings(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => OfferSettingsInput) input: OfferSettingsInput,
  ): Promise<OfferSettings> {
    return runCommand(setOfferSettings, ctx, input);
  }
}
