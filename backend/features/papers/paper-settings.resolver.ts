import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PaperSettings, PaperSettingsInput } from './paper-settings.types';
import { readPaperSettings, setPaperSettings } from './set-paper-settings';

@Resolver()
export class PaperSettingsResolver {
  @Price(1)
  @Permit('edit_bookings', 'manage_users')
  @Query(() => PaperSettings, { description: 'Details of the company that its documents print' })
  paperSettings(@Ctx() { em }: RequestContext): Promise<PaperSettings> {
    return readPaperSettings(em);
  }

  @Price(4)
  @Runs(setPaperSettings)
  @Mutation(() => PaperSettings, {
    description: 'Update the details of the company that its documents print',
  })
  setPaperSettings(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PaperSettingsInput) input: PaperSettingsInput,
  ): Promise<PaperSettings> {
    return runCommand(setPaperSettings, ctx, input);
  }
}
