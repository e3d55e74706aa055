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
  @Query(() => BrandingType, { description: 'Branding of the site, available without a session' })
  async branding(@Ctx() ctx: RequestContext): Promise<BrandingType> {
    return brandingOf(await loadBranding(ctx.em));
  }

  @Price(4)
  @Runs(uploadFavicon)
  @Mutation(() => UploadedFile, {
    description: 'Upload and set the favicon: PNG, SVG or ICO, at most 512 KB',
  })
  uploadFavicon(
    @Ctx() ctx: SignedInContext,
    @Arg('favicon', () => FileContent, { description: 'File to upload' }) favicon: Uint8Array,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<UploadedFile> {
    return runCommand(uploadFavicon, ctx, { favicon, version });
  }

  @Price(4)
  @Runs(resetFavicon)
  @Mutation(() => BrandingType, { description: 'Reset the favicon to the default one' })
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
  @Mutation(() => ContactWayEnum, {
    description: 'Set the preferred method of contacting customers',
  })
  setContactWay(
    @Ctx() ctx: SignedInContext,
    @Arg('way', () => ContactWayEnum, { nullable: true, description: 'Preferred method; required' })
    way: ContactWay | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<ContactWay> {
    return runCommand(setContactWay, ctx, { way, version });
  }
}
