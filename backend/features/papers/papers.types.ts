import { DateTime } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { ListArgs } from '@backend/operation/types/list-args.types';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { PAPER_TERMS, type PaperTerm } from '@schema/values/papers/paper-terms';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaperKindEnum } from './paper-kind.types';
import { PaperLinkType } from './paper-links.types';

const PaperTermEnum = enumOf(PAPER_TERMS);
registerEnumType(PaperTermEnum, {
  name: 'PaperTerm',
  description: 'Term of a rental that a document states',
});

@ObjectType({
  description: 'Term of a rental that has changed since the document was issued',
  simpleResolvers: true,
})
export class PaperChange {
  @Field(() => PaperTermEnum, { description: 'Term' })
  term!: PaperTerm;

  @Field(() => String, { description: 'Value in the document, times in the company time zone' })
  before!: string;

  @Field(() => String, { description: 'Present value' })
  after!: string;
}

@ObjectType({ description: 'Issued document in a list', simpleResolvers: true })
export class ListedPaper {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => PaperKindEnum, { description: 'Kind' })
  kind!: PaperKind;

  @Field(() => String, { description: 'Number, as `26-Д-0001`; without gaps in a kind and year' })
  number!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the booking; null when the booking was deleted',
  })
  bookingId!: number | null;

  @Field(() => String, { description: 'Car, as in the document' })
  carTitle!: string;

  @Field(() => String, {
    description: 'Full name of the customer, as in the document; empty once its file was deleted',
  })
  customerName!: string;

  @Field(() => DateTime, { description: 'Time of issue' })
  issuedAt!: Date;

  @Field(() => String, { description: 'Login of the author' })
  userLogin!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was voided' })
  voidedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which its file and personal data were deleted, after the years of `PaperSettings.fileYears`; null: it has them',
  })
  fileDeletedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether the terms of the rental have changed since; false unless it is the latest document that states them',
  })
  isChanged!: boolean;
}

@ObjectType('Paper', { description: 'Issued document of a rental', simpleResolvers: true })
export class PaperType extends ListedPaper {
  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, as in the document, + and 11 digits; null when unknown',
  })
  customerPhone!: string | null;

  @Field(() => String, {
    description: 'URL of the DOCX file, until it is deleted; read with the same access',
  })
  url!: string;

  @Field(() => Int, { description: 'Size of the file in bytes' })
  size!: number;

  @Field(() => String, { description: 'SHA-256 of the file, hex' })
  sha256!: string;

  @Field(() => [String], { description: 'Tags printed as a line to be filled in by hand' })
  missing!: readonly string[];

  @Field(() => [PaperChange], {
    description:
      'Terms that have changed since it was issued; empty unless it is the latest document that states the terms',
  })
  changes!: readonly PaperChange[];

  @Field(() => String, { nullable: true, description: 'Login of the user who voided it' })
  voidedByLogin!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was voided' })
  voidReason!: string | null;

  @Field(() => PaperLinkType, {
    nullable: true,
    description: 'Latest link to it; null when none was created',
  })
  link!: PaperLinkType | null;
}

@ObjectType({ description: 'Kind of document that can be issued', simpleResolvers: true })
export class PaperOffer {
  @Field(() => PaperKindEnum, { description: 'Kind' })
  kind!: PaperKind;

  @Field(() => String, { nullable: true, description: 'Why it cannot be issued; null: it can' })
  refusal!: string | null;
}

@ObjectType({ description: 'Documents of a rental' })
export class RentalPapers {
  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => [PaperType], {
    description: 'Documents of all parts of the rental, void ones included, latest first',
  })
  papers!: readonly PaperType[];

  @Field(() => [PaperOffer], { description: 'Each kind of document' })
  offers!: readonly PaperOffer[];
}

@ObjectType({ description: 'Page of issued documents' })
export class PaperPage {
  @Field(() => [ListedPaper], { description: 'Documents, latest first' })
  items!: readonly ListedPaper[];

  @Field(() => Int, { description: 'Number of documents on all pages' })
  total!: number;
}

@ArgsType()
export class PapersArgs extends ListArgs {
  @Field(() => PaperKindEnum, {
    nullable: true,
    description: 'Kind of the documents to return; defaults to all',
  })
  kind?: PaperKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer of the documents to return; defaults to all',
  })
  customerId?: number | null;
}

/* Nullable so that a missing value gets the form message. */
@InputType({ description: 'Document to be issued' })
export class IssuePaperInput {
  @Field(() => Int, { nullable: true, description: 'ID of the booking; required' })
  bookingId?: number | null;

  @Field(() => PaperKindEnum, { nullable: true, description: 'Kind; required' })
  kind?: PaperKind | null;
}
