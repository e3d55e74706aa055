import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Uploaded file' })
export class UploadedFile {
  @Field(() => String, { description: 'URL on this site, e.g. /files/ab12….webp' })
  url!: string;
}
