import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { ContactWayEnum } from '@backend/operation/types/enums.types';
import { UploadedFile } from '@backend/operation/types/file.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { loadBranding } from '@backend/store/locks/guard-branding';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { BrandingType } from './branding.types';
import { resetFavicon } from './reset-favicon';
import { setContactWay } from './set-contact-way';
import { brandingOf } from './set-favicon';
import { uploadFavicon } from './upload-favicon';

@Resolver()
export class BrandingResolver {
  @Price(1)
  @Public()
  @Query(() => BrandingType, { description: 'How the site looks; known to anyone' })
  async branding(@Ctx() ctx: RequestContext): Promise<BrandingType> {
    return brandingOf(await loadBranding(ctx.em));
  }

  @Price(4)
  @Runs(uploadFavicon)
  @Mutation(() => UploadedFile, {
    description: 'Sets the favicon: PNG, SVG or ICO by content, 512 KB',
  })
  uploadFavicon(
    @Ctx() ctx: SignedInContext,
    @Arg('favicon', () => FileContent) favicon: Uint8Array,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<UploadedFile> {
    return runCommand(uploadFavicon, ctx, { favicon, version });
  }

  @Price(4)
  @Runs(resetFavicon)
  @Mutation(() => BrandingType, { description: 'Goes back to the default favicon' })
  resetFavicon(
    @Ctx() ctx: SignedInContext,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<BrandingType> {
    return runCommand(resetFavicon, ctx, { version });
  }

  @Price(4)
  @Runs(setContactWay)
  @Mutation(() => ContactWayEnum, { description: 'Sets how customers are reached first' })
  setContactWay(
    @Ctx() ctx: SignedInContext,
    @Arg('way', () => ContactWayEnum, { nullable: true }) way: ContactWay | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<ContactWay> {
    return runCommand(setContactWay, ctx, { way, version });
  }
}
