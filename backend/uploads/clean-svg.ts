import { MESSAGES } from '@schema/messages';
import { badImage } from './picture';

const { uploads } = MESSAGES;

const SVG = 'http://www.w3.org/2000/svg';

/** An icon has some dozens of elements; thousands would hold up the server while they are cleaned. */
const MAX_TAGS = 2000;
/** Of one element: the time it takes grows with their square. */
const MAX_ATTRIBUTES = 100;

/** What reaches out of the picture, or moves, or holds anything but a drawing. */
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

/** Styles may only point inside the picture; an escape could spell anything. */
const REACHING_STYLE = /@import|@charset|@namespace|expression|\\|url\s*\(\s*(?!['"]?#)|image-set/i;
/** Inside the picture, or a picture that stands in it. */
const OWN_ADDRESS = /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i;

type Cleaner = (text: string) => string | null;
let cleaner: Promise<Cleaner> | undefined;

/** The cleaner needs a document of a browser; both are large, so the first SVG brings them in. */
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

/** Refuses, before anything is parsed, what would take the parser long. */
function assertSimple(text: string): void {
  // In well-formed XML a '<' begins a tag, so no tag has more attributes than '=' before the next one.
  const tags = text.split('<');
  const isLarge = (tag: string) => tag.split('=').length > MAX_ATTRIBUTES;
  if (tags.length > MAX_TAGS || tags.some(isLarge)) {
    throw badImage('favicon', uploads.tooComplex);
  }
  if (/<!ENTITY/i.test(text)) throw badImage('favicon');
}

/**
 * An SVG with the drawing alone: no scripts, no handlers, no links, nothing fetched from elsewhere, no HTML inside.
 * Served behind a policy of its own as well (http/files). Refuses with VALIDATION_FAILED what is no
 * well-formed UTF-8 SVG, declares entities, or is far larger than an icon.
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
    // Whatever the parser stumbled over, the file is not one to keep.
    throw badImage('favicon');
  }
  if (cleaned === null) throw badImage('favicon');
  return Buffer.from(cleaned);
}
