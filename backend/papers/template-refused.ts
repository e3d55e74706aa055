import type { TemplateFault } from '@schema/messages/paper-templates';
import type { PaperRefusal } from './paper-job';

/** Characters of a tag shown in a refusal, and tags. */
const MAX_TAG = 60;
const MAX_TAGS = 5;

/** The template cannot be used. */
export class TemplateRefused extends Error {
  override readonly name = 'TemplateRefused';
  readonly refusal: PaperRefusal;

  /** `tags`: those with this fault; the refusal names each once. */
  constructor(reason: TemplateFault, ...tags: readonly string[]) {
    super(`the template was refused: ${reason}`);
    const named = new Set(tags.filter(Boolean).map((tag) => tag.slice(0, MAX_TAG)));
    const shown = [...named].slice(0, MAX_TAGS);
    this.refusal = shown.length > 0 ? { reason, tags: shown } : { reason };
  }
}
