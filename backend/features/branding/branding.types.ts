import { VERSION } from '@backend/operation/types/read-version.types';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Branding', { description: 'Branding of the site, available without a session' })
export class BrandingType {
  @Field(() => String, {
    nullable: true,
    description: 'URL of the favicon; null for the default one',
  })
  faviconUrl!: string | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}
