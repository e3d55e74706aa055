import { assertValid } from '@backend/domain/valid';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit, Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { FileContent } from '@backend/operation/scalars';
import { ContactWayEnum } from '@backend/operation/types/enums.types';
import { UploadedFile } from '@backend/operation/types/file.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { loadBranding } from '@backend/store/locks/guard-branding';
import { faviconPayload } from '@schema/forms/fields/upload';
import { versionPayload } from '@schema/forms/fields/version';
import { contactWayPayload } from '@schema/forms/people/company-settings';
import type { ContactWay } from '@schema/values/people/contact-ways';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { BrandingType } from './branding.types';
import { setContactWay } from './set-contact-way';
import { brandingOf, setFavicon } from './set-favicon';
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
  @Permit('view_editor')
  @Form(faviconPayload)
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
    return uploadFavicon(ctx, { favicon, version });
  }

  @Price(4)
  @Permit('view_editor')
  @Form(versionPayload)
  @Mutation(() => BrandingType, { description: 'Goes back to the default favicon' })
  resetFavicon(
    @Ctx() ctx: SignedInContext,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<BrandingType> {
    assertValid(versionPayload, { version });
    return setFavicon(ctx, { operation: 'resetFavicon', key: null, version });
  }

  @Price(4)
  @Permit('view_editor')
  @Form(contactWayPayload)
  @Mutation(() => ContactWayEnum, { description: 'Sets how customers are reached first' })
  setContactWay(
    @Ctx() ctx: SignedInContext,
    @Arg('way', () => ContactWayEnum, { nullable: true }) way: ContactWay | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<ContactWay> {
    return setContactWay(ctx, { way, version });
  }
}
