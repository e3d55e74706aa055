import { MESSAGES } from '@schema/messages';
import { badImage } from './picture';

const { uploads } = MESSAGES;

const SVG = 'http://www.w3.org/2000/svg';

/** An icon has some dozens of elements; cleaning thousands would block the server. */
const MAX_TAGS = 2000;
/** Limit per element: cleaning time grows with the square of their number. */
const MAX_ATTRIBUTES = 100;

/** External references, animation and non-drawing content. */
const FORBIDDEN_TAGS = [
  'a',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'feimage',
  'foreignobject',
  'script',
  'set',
];

/** Styles may only reference the same document; escapes could hide any URL. */
const REACHING_STYLE = /@import|@charset|@namespace|expression|\\|url\s*\(\s*(?!['"]?#)|image-set/i;
/** A fragment of the same document, or an embedded image. */
const OWN_ADDRESS = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i;

type Cleaner = (text: string) => string | null;
let cleaner: Promise<Cleaner> | undefined;

/** The sanitizer and its DOM are large, so they load with the first SVG. */
async function openCleaner(): Promise<Cleaner> {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ]);
  const { window } = new JSDOM('');
  const purify = createPurify(window);
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && REACHING_STYLE.test(node.textContent ?? '')) node.textContent = '';
  });
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (/(^|:)href$/.test(attrName)) attribute.keepAttr = OWN_ADDRESS.test(attrValue);
    else if (REACHING_STYLE.test(attrValue)) attribute.keepAttr = false;
  });
  const parser = new window.DOMParser();
  const serializer = new window.XMLSerializer();
  return (text) => {
    const root = parser.parseFromString(text, 'image/svg+xml').documentElement;
    if (root?.tagName !== 'svg' || root.namespaceURI !== SVG) return null;
    const left = purify.sanitize(root.outerHTML, {
      USE_PROFILES: { svg: true, svgFilters: true },
      FORBID_TAGS: FORBIDDEN_TAGS,
      RETURN_DOM_FRAGMENT: true,
    }).firstElementChild;
    return left?.tagName === 'svg' ? serializer.serializeToString(left) : null;
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badImage('favicon');
  }
}

/** Rejects input that is slow to parse, before parsing. */
function assertSimple(text: string): void {
  // In well-formed XML a '<' begins a tag, so no tag has more attributes than '=' before the next
  // one.
  const tags = text.split('<');
  const isLarge = (tag: string) => tag.split('=').length > MAX_ATTRIBUTES;
  if (tags.length > MAX_TAGS || tags.some(isLarge)) {
    throw badImage('favicon', uploads.tooComplex);
  }
  if (/<!ENTITY/i.test(text)) throw badImage('favicon');
}

/**
 * Sanitizes an SVG: no scripts, handlers, links, external resources or HTML. Served with its own
 * CSP as well (http/files). Throws VALIDATION_FAILED for anything but well-formed UTF-8 SVG, for
 * entity declarations, and for sizes far beyond an icon.
 */
export async function cleanSvg(bytes: Uint8Array): Promise<Buffer> {
  const text = textOf(bytes);
  assertSimple(text);
  cleaner ??= openCleaner();
  const clean = await cleaner;
  let cleaned: string | null;
  try {
    cleaned = clean(text);
  } catch {
    // Any parser error makes the file invalid.
    throw badImage('favicon');
  }
  if (cleaned === null) throw badImage('favicon');
  return Buffer.from(cleaned);
}
