import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { readSheetSettings, setSheetSettings } from './set-sheet-settings';
import { SheetSettings, SheetSettingsInput } from './sheet-settings.types';

@Resolver()
export class SheetSettingsResolver {
  @Price(1)
  @Permit('edit_bookings', 'manage_users')
  @Query(() => SheetSettings, { description: 'Company settings for handover sheets' })
  sheetSettings(@Ctx() { em }: RequestContext): Promise<SheetSettings> {
    return readSheetSettings(em);
  }

  @Price(4)
  @Runs(setSheetSettings)
  @Mutation(() => SheetSettings, { description: 'Update the company settings for handover sheets' })
  setSheetSettings(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => SheetSettingsInput) input: SheetSettingsInput,
  ): Promise<SheetSettings> {
    return runCommand(setSheetSettings, ctx, input);
  }
}
