import { DateTime, FileContent } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import {
  PAPER_TEMPLATE_LIMITS,
  TAG_STATES,
  type TagState,
} from '@schema/values/papers/paper-templates';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaperKindEnum } from '../paper-kind.types';

const TagStateEnum = enumOf(TAG_STATES);
registerEnumType(TagStateEnum, {
  name: 'TagState',
  description:
    'What the product knows of a tag: `handwritten` is always printed as a line, `misplaced` is outside its block, `elsewhere` is never filled in documents of this kind',
});

@ObjectType({ description: 'Tag found in a template', simpleResolvers: true })
export class TemplateTag {
  @Field(() => String, { description: 'Name as written' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is a block, `{#…}` or `{^…}`' })
  isBlock!: boolean;

  @Field(() => Int, { description: 'Times found' })
  count!: number;

  @Field(() => TagStateEnum, { description: 'What the product knows of it' })
  state!: TagState;

  @Field(() => String, { nullable: true, description: 'What it prints; null when unknown' })
  label!: string | null;

  @Field(() => String, { nullable: true, description: 'Similar tag of the catalogue, if unknown' })
  nearest!: string | null;

  @Field(() => String, { nullable: true, description: 'Block that it belongs into, if misplaced' })
  block!: string | null;
}

@ObjectType({ description: 'Uploaded template of documents in a list', simpleResolvers: true })
export class ListedPaperTemplate {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => PaperKindEnum, { description: 'Kind of its documents' })
  kind!: PaperKind;

  @Field(() => String, { description: 'Name of the uploaded file' })
  fileName!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when documents are filled from it; null: not in use',
  })
  usedSince!: Date | null;

  @Field(() => Boolean, { description: 'Whether documents with missing values are refused' })
  isStrict!: boolean;

  @Field(() => Int, { description: 'Tags that will be printed as a line by mistake' })
  faults!: number;

  @Field(() => DateTime, { description: 'Time of the upload' })
  uploadedAt!: Date;

  @Field(() => String, { description: 'Login of the user who uploaded it' })
  userLogin!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('PaperTemplate', {
  description: 'Uploaded template of documents',
  simpleResolvers: true,
})
export class PaperTemplateType extends ListedPaperTemplate {
  @Field(() => String, { description: 'URL of the DOCX file' })
  url!: string;

  @Field(() => Int, { description: 'Size of the file in bytes' })
  size!: number;

  @Field(() => String, { description: 'SHA-256 of the file, hex' })
  sha256!: string;

  @Field(() => [TemplateTag], { description: 'Tags, those with a fault first' })
  tags!: readonly TemplateTag[];
}

@ObjectType({ description: 'Text of a tag for a rental', simpleResolvers: true })
export class TagExample {
  @Field(() => String, { description: 'Name as written in the template' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Printed text; null: a line' })
  text!: string | null;
}

@ObjectType({ description: 'A template filled for a rental, without a number and not stored' })
export class TemplateExample {
  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => String, { description: 'Customer' })
  customerName!: string;

  @Field(() => String, { description: 'Car' })
  carTitle!: string;

  @Field(() => [TagExample], { description: 'Texts of the tags of the template, in its order' })
  tags!: readonly TagExample[];
}

@ObjectType({ description: 'DOCX file', simpleResolvers: true })
export class PaperFile {
  @Field(() => FileContent, { description: 'Bytes in base64' })
  content!: Uint8Array;
}

@ArgsType()
export class TemplateExampleArgs {
  @Field(() => Int, { description: 'ID of the template' })
  id!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the booking; defaults to the latest complete one',
  })
  bookingId?: number | null;
}

/* Nullable so that a missing value gets the form message. */
@ArgsType()
export class UploadTemplateArgs {
  @Field(() => FileContent, { description: 'DOCX file, at most 2 MB' })
  template!: Uint8Array;

  @Field(() => PaperKindEnum, { nullable: true, description: 'Kind of its documents; required' })
  kind?: PaperKind | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of the file, at most ${PAPER_TEMPLATE_LIMITS.fileName} characters`,
  })
  fileName?: string | null;
}

@InputType({ description: 'Use of a template' })
export class SetPaperTemplateInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether documents are filled from it, instead of the one before; omitted: unchanged',
  })
  isUsed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether documents with missing values are refused; omitted: unchanged',
  })
  isStrict?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
