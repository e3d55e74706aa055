import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A file that was uploaded' })
export class UploadedFile {
  @Field(() => String, { description: 'Its address on this site, e.g. /files/ab12….webp' })
  url!: string;
}
