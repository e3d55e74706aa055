import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { PAPER_SETTING_LIMITS, type PaperFileYears } from '@schema/values/papers/paper-settings';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

const FILE_YEARS =
  'Years after the issue in which files of documents are deleted; numbers and days stay; null: never';

@ObjectType({
  description: 'Details of the company that its documents print',
  simpleResolvers: true,
})
export class PaperSettings {
  @Field(() => String, {
    description: 'Name, tax numbers and bank of the company; empty when not set',
  })
  requisites!: string;

  @Field(() => String, { description: 'Who signs for the company; empty when not set' })
  signatory!: string;

  @Field(() => Int, { nullable: true, description: FILE_YEARS })
  fileYears!: PaperFileYears | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

/* Nullable so that a missing value gets the form message. */
@InputType({ description: 'Details of the company that its documents print' })
export class PaperSettingsInput {
  @Field(() => String, {
    nullable: true,
    description: `Name, tax numbers and bank of the company, at most ${PAPER_SETTING_LIMITS.requisites} characters; null or omitted removes them`,
  })
  requisites?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Who signs for the company, at most ${PAPER_SETTING_LIMITS.signatory} characters; null or omitted removes it`,
  })
  signatory?: string | null;

  @Field(() => Int, { nullable: true, description: `${FILE_YEARS}; 3, 5 or 10` })
  fileYears?: PaperFileYears | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
