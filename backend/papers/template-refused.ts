import type { TemplateFault } from '@schema/messages/paper-templates';
import type { PaperRefusal } from './paper-job';

/** Characters of a tag shown in a refusal. */
const MAX_TAG = 60;

/** The template cannot be used. */
export class TemplateRefused extends Error {
  override readonly name = 'TemplateRefused';
  readonly refusal: PaperRefusal;

  constructor(reason: TemplateFault, tag?: string) {
    super(`the template was refused: ${reason}`);
    this.refusal = tag ? { reason, tag: tag.slice(0, MAX_TAG) } : { reason };
  }
}
