import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { TemplateRefused } from './template-refused';

const MAX_DEPTH = 200;
const MAX_ELEMENTS = 400_000;
const MAX_ATTRIBUTES = 200;
/** Opening braces in the text; a long contract has about a hundred tags. */
const MAX_TAGS = 5000;
/** Characters per chunk. */
const CHUNK = 1 << 16;

/** What the parts of one template may contain together. */
export interface PartBudget {
  elements: number;
  tags: number;
}

export const fullBudget = (): PartBudget => ({ elements: MAX_ELEMENTS, tags: MAX_TAGS });

export interface OpenElement {
  /** Without its namespace prefix. */
  readonly name: string;
  /** By name without prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

interface PartEvents {
  readonly onOpen: (element: OpenElement) => void;
  /** `name` is of the enclosing element, without prefix. */
  readonly onText?: (text: string, name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Scans a part of XML to its end. Throws TemplateRefused: not well-formed XML in UTF-8, a document
 * type, or more than the limits.
 */
export function scanPart(content: Uint8Array, budget: PartBudget, events: PartEvents): void {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  const open: string[] = [];
  let attributes = 0;
  parser.on('error', () => {
    throw new TemplateRefused('unreadable');
  });
  parser.on('doctype', () => {
    throw new TemplateRefused('entities');
  });
  parser.on('opentagstart', ({ name }) => {
    attributes = 0;
    budget.elements -= 1;
    open.push(localName(name));
    if (open.length > MAX_DEPTH || budget.elements < 0) throw new TemplateRefused('tooComplex');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new TemplateRefused('tooComplex');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const named = Object.entries(tag.attributes).map(
      ([name, value]) => [localName(name), value] as const,
    );
    events.onOpen({ name: localName(tag.name), attributes: new Map(named) });
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const countTags = (text: string) => {
    budget.tags -= text.split('{').length - 1;
    if (budget.tags < 0) throw new TemplateRefused('tooComplex');
    events.onText?.(text, open.at(-1) ?? '');
  };
  parser.on('text', countTags);
  parser.on('cdata', countTags);
  const text = textOf(content);
  // The parser reads an internal subset to its end before it reports the document type.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new TemplateRefused('entities');
  for (let start = 0; start < text.length; start += CHUNK) {
    parser.write(text.slice(start, start + CHUNK));
  }
  parser.close();
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new TemplateRefused('unreadable');
  }
}
