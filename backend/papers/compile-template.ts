import type { TemplateFault } from '@schema/messages/paper-templates';
import Docxtemplater, { type DXT } from 'docxtemplater';
import configs from 'docxtemplater/js/file-type-config.js';
import numberDrawings from 'docxtemplater/js/modules/fix-doc-pr-corruption.js';
import rawXml from 'docxtemplater/js/modules/rawxml.js';
import PizZip from 'pizzip';
import { MAX_NAME, tagSyntax } from './tag-syntax';
import { TemplateRefused } from './template-refused';

/** Errors of the library by what they mean for the author of the template. */
const REASONS: Readonly<Record<string, TemplateFault>> = {
  unclosed_tag: 'unclosedTag',
  unclosed_loop: 'unclosedTag',
  closing_tag_does_not_match_opening_tag: 'unclosedTag',
  unopened_tag: 'unopenedTag',
  unopened_loop: 'unopenedTag',
  duplicate_open_tag: 'brokenTag',
  duplicate_close_tag: 'brokenTag',
  unbalanced_loop_tags: 'brokenTag',
  loop_position_invalid: 'brokenTag',
  no_xml_tag_found_at_left: 'brokenTag',
  no_xml_tag_found_at_right: 'brokenTag',
  malformed_xml: 'unreadable',
  file_has_invalid_xml: 'unreadable',
  filetype_not_identified: 'notDocx',
  filetype_not_supported: 'notDocx',
};

/** An error of the library; `multi_error` has the others. */
interface TemplateFailure {
  readonly properties?: {
    readonly id?: string;
    readonly xtag?: string;
    readonly openingtag?: string;
    readonly context?: string;
    /** Thrown by a function that the library called. */
    readonly rootError?: unknown;
    readonly errors?: readonly TemplateFailure[];
  };
}

const tagOf = ({ properties }: TemplateFailure): string =>
  properties?.openingtag || properties?.xtag?.trim() || properties?.context?.trim() || '';

/** The refusal that an error of the library means; any other error is returned as it is. */
function refusalOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const failure: TemplateFailure = error;
  const all = failure.properties?.errors ?? [failure];
  const first = all[0]?.properties;
  if (first?.rootError instanceof TemplateRefused) return first.rootError;
  const reason = REASONS[first?.id ?? ''];
  if (!reason) return error;
  const alike = all.filter(({ properties }) => REASONS[properties?.id ?? ''] === reason);
  return new TemplateRefused(reason, ...alike.map(tagOf));
}

/** Runs a step of the library. Throws TemplateRefused for errors of the template. */
export function inTemplate<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw refusalOf(error);
  }
}

interface CompileOptions {
  readonly modules: readonly DXT.Module[];
  readonly parser: NonNullable<DXT.Options['parser']>;
}

/** Endnotes beside the parts of the library, and no tags that enter values as XML. */
function partsWithTags(archive: PizZip) {
  const docx = configs.docx();
  return {
    ...docx,
    getTemplatedFiles: () => archive.file(/(^|\/)endnotes\.xml$/).map(({ name }) => name),
    baseModules: docx.baseModules.filter((module) => module !== rawXml),
  };
}

/** The template with its tags found. Throws TemplateRefused for broken tags. */
export function compileTemplate(
  archive: Uint8Array,
  { modules, parser }: CompileOptions,
): Docxtemplater<PizZip> {
  const zip = new PizZip(Buffer.from(archive));
  return inTemplate(
    () =>
      new Docxtemplater(zip, {
        fileTypeConfig: partsWithTags(zip),
        delimiters: { start: '{', end: '}' },
        // The prefix would change the delimiters from within the template.
        syntax: { changeDelimiterPrefix: null },
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser(tag) {
          // Thrown after the errors of braces, which leave tags without a name.
          if (!tag) throw new TemplateRefused('brokenTag', '{}');
          if (tag.length > MAX_NAME) throw new TemplateRefused('brokenTag', tag);
          return parser(tag);
        },
        modules: [tagSyntax(), numberDrawings, ...modules],
      }),
  );
}
