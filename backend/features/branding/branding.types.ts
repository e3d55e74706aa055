import { Field, ObjectType } from 'type-graphql';

@ObjectType('Branding', { description: 'How the site looks to everybody, before signing in too' })
export class BrandingType {
  @Field(() => String, { nullable: true, description: 'Address of the favicon; null: the default' })
  faviconUrl!: string | null;
}
