import MarkdownIt, { type Token } from 'markdown-it';
import {
  HELP_TAGS,
  type HelpElement,
  type HelpPart,
} from '../../../frontend/features/help/help-page.ts';

/** HTML in a page is text; a script URL is not a link. */
const markdown = new MarkdownIt({ html: false });

const PAGE_LINK = /^\d\d-([a-z0-9-]+)\.md(?:#.*)?$/;
const SITE_LINK = /^https?:/;

interface Open {
  readonly tag: string;
  readonly parts: HelpPart[];
  readonly page?: string;
  readonly href?: string;
}

function linkOf(token: Token): Pick<HelpElement, 'page' | 'href'> {
  const href = String(token.attrGet('href') ?? '');
  const [, page] = PAGE_LINK.exec(href) ?? [];
  if (page !== undefined) return { page };
  if (SITE_LINK.test(href)) return { href };
  // Other documents are only in the repository: the product shows their name.
  if (/^(?:#|\.\.\/)/.test(href)) return {};
  throw new Error(`a link leads to ${href}: it is NN-slug.md or https:`);
}

function open(token: Token): Open {
  const { tag, type } = token;
  if (!HELP_TAGS.includes(tag)) throw new Error(`a page has no ${type} (${tag}): ${token.content}`);
  return { tag, parts: [], ...(tag === 'a' && linkOf(token)) };
}

/** The node of a token without a closing one. */
function single(token: Token): readonly HelpPart[] {
  const { type, content } = token;
  if (type === 'inline') return partsOf(token.children ?? []);
  if (type === 'text') return content === '' ? [] : [content];
  if (type === 'softbreak') return [' '];
  const element = open(token);
  if (type === 'fence' || type === 'code_block') {
    return [{ tag: 'pre', parts: [{ tag: 'code', parts: [content.trimEnd()] }] }];
  }
  return [{ ...element, parts: content === '' ? [] : [content] }];
}

function partsOf(tokens: readonly Token[]): readonly HelpPart[] {
  const root: Open = { tag: '', parts: [] };
  const opened: Open[] = [root];
  for (const token of tokens) {
    const inside = opened.at(-1) ?? root;
    // The paragraph of a line of a list.
    if (token.hidden) continue;
    if (token.nesting === 0) inside.parts.push(...single(token));
    else if (token.nesting === 1) {
      const element = open(token);
      inside.parts.push(element);
      opened.push(element);
    } else opened.pop();
  }
  return root.parts;
}

/** The elements of a Markdown text. Throws on what a page of the help may not have: pictures, headings of the first level. */
export function treeOf(text: string): readonly HelpPart[] {
  return partsOf(markdown.parse(text, {}));
}

/** The elements with this tag at any depth. */
export function elementsOf(parts: readonly HelpPart[], tag: string): readonly HelpElement[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.tag === tag ? [part] : elementsOf(part.parts, tag);
  });
}
