import { DateTime, Day } from '@backend/operation/scalars';
import { SentLinkType } from '@backend/operation/types/sent-link.types';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { Field, Int, ObjectType } from 'type-graphql';
import { PaperKindEnum } from './paper-kind.types';

@ObjectType('PaperLink', {
  description: 'Link that opens a document to its customer without a session',
  simpleResolvers: true,
})
export class PaperLinkType extends SentLinkType {}

@ObjectType({ description: 'Created link to a document', simpleResolvers: true })
export class CreatedPaperLink extends PaperLinkType {
  @Field(() => String, {
    description: 'Code that opens the link; returned only here, since it is not stored',
  })
  code!: string;

  @Field(() => String, { description: 'Path of its page on this site' })
  path!: string;
}

@ObjectType({
  description:
    'Document as the page of its link shows it, without phones, sums and other documents',
  simpleResolvers: true,
})
export class SharedPaper {
  @Field(() => String, { description: 'Name of the company' })
  companyName!: string;

  @Field(() => PaperKindEnum, { description: 'Kind' })
  kind!: PaperKind;

  @Field(() => String, { description: 'Number, as `26-Д-0001`' })
  number!: string;

  @Field(() => Day, { description: 'Day of issue in the company time zone' })
  issuedOn!: string;

  @Field(() => String, { description: 'URL of the DOCX file, read with the same code' })
  url!: string;

  @Field(() => String, { description: 'Name of the file' })
  fileName!: string;

  @Field(() => Int, { description: 'Size of the file in bytes' })
  size!: number;

  @Field(() => String, { description: 'SHA-256 of the file, hex' })
  sha256!: string;

  @Field(() => Boolean, { description: 'Whether the document is void' })
  isVoid!: boolean;

  @Field(() => DateTime, { description: 'Expiry time of the link' })
  expiresAt!: Date;
}
