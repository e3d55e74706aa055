import { VERSION } from '@backend/operation/types/read-version.types';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Branding', { description: 'How the site looks to everybody, before signing in too' })
export class BrandingType {
  @Field(() => String, { nullable: true, description: 'Address of the favicon; null: the default' })
  faviconUrl!: string | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}
