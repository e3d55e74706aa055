import { Refusal } from '@backend/domain/refusal';
import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import {
  defaultTemplatePayload,
  templateExamplePayload,
} from '@schema/forms/papers/paper-template';
import { MESSAGES } from '@schema/messages';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PaperKindEnum } from '../paper-kind.types';
import { deletePaperTemplate } from './delete-paper-template';
import {
  ListedPaperTemplate,
  PaperFile,
  PaperTemplateType,
  SetPaperTemplateInput,
  TemplateExample,
  TemplateExampleArgs,
  UploadTemplateArgs,
} from './paper-templates.types';
import { loadPaperTemplate, readPaperTemplates, templateAnswer } from './read-paper-templates';
import { setPaperTemplate } from './set-paper-template';
import { readTemplateExample, readTemplatePreview } from './template-example';
import { uploadPaperTemplate } from './upload-paper-template';

const TEMPLATE_ID = 'ID of the template';

@Resolver()
export class PaperTemplatesResolver {
  @Price(3)
  @Permit('manage_users')
  @Query(() => [ListedPaperTemplate], {
    description: 'Uploaded templates of documents, the latest first',
  })
  paperTemplates(@Ctx() { em }: RequestContext): Promise<readonly ListedPaperTemplate[]> {
    return readPaperTemplates(em);
  }

  @Price(3)
  @Permit('manage_users')
  @Query(() => PaperTemplateType, { description: 'Uploaded template with its tags' })
  async paperTemplate(
    @Ctx() { em }: RequestContext,
    @Arg('id', () => Int, { description: TEMPLATE_ID }) id: number,
  ): Promise<PaperTemplateType> {
    return templateAnswer(await loadPaperTemplate(em, id));
  }

  @Price(5)
  @Permit('edit_bookings')
  @Form(templateExamplePayload)
  @Query(() => TemplateExample, {
    description: 'Texts of the tags of a template for a booking',
  })
  paperTemplateExample(
    @Ctx() ctx: RequestContext,
    @Args(() => TemplateExampleArgs) args: TemplateExampleArgs,
  ): Promise<TemplateExample> {
    return readTemplateExample(ctx, args);
  }

  @Price(8)
  @Permit('edit_bookings')
  @Form(templateExamplePayload)
  @Query(() => PaperFile, {
    description: 'A template filled for a booking, without a number; nothing is stored',
  })
  paperTemplatePreview(
    @Ctx() ctx: RequestContext,
    @Args(() => TemplateExampleArgs) args: TemplateExampleArgs,
  ): Promise<PaperFile> {
    return readTemplatePreview(ctx, args);
  }

  @Price(5)
  @Permit('manage_users')
  @Form(defaultTemplatePayload)
  @Query(() => PaperFile, {
    description: 'Default template of a kind, used while the company has none of its own',
  })
  async defaultPaperTemplate(
    @Ctx() { papers }: RequestContext,
    @Arg('kind', () => PaperKindEnum, { description: 'Kind' }) kind: PaperKind,
  ): Promise<PaperFile> {
    const answer = await papers.run({ run: 'default', kind });
    if ('template' in answer) return { content: answer.template };
    throw new Refusal('UNAVAILABLE', MESSAGES.generic.unavailable);
  }

  @Price(8)
  @Runs(uploadPaperTemplate)
  @Mutation(() => PaperTemplateType, {
    description: 'Upload a template of documents; it is put in use by `setPaperTemplate`',
  })
  uploadPaperTemplate(
    @Ctx() ctx: SignedInContext,
    @Args(() => UploadTemplateArgs) args: UploadTemplateArgs,
  ): Promise<PaperTemplateType> {
    return runCommand(uploadPaperTemplate, ctx, args);
  }

  @Price(4)
  @Runs(setPaperTemplate)
  @Mutation(() => PaperTemplateType, {
    description: 'Put a template in use or out of use, or make it strict',
  })
  setPaperTemplate(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: TEMPLATE_ID }) id: number,
    @Arg('input', () => SetPaperTemplateInput) input: SetPaperTemplateInput,
  ): Promise<PaperTemplateType> {
    return runCommand(setPaperTemplate, ctx, { ...input, id });
  }

  @Price(4)
  @Runs(deletePaperTemplate)
  @Mutation(() => Int, { description: 'Delete a template that is not in use; returns its ID' })
  deletePaperTemplate(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: TEMPLATE_ID }) id: number,
  ): Promise<number> {
    return runCommand(deletePaperTemplate, ctx, { id });
  }
}
