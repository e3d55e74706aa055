/** The type of an uploaded file by its first bytes: names and media types are not trusted. */
type ImageKind = 'jpeg' | 'png' | 'webp' | 'ico' | 'svg';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, place) => bytes[at + place] === byte);

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Start and end of allowed content before the root element of an SVG. */
const LEADS = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;
/** Maximum offset of the root element. Bytes. */
const SVG_LEAD = 4096;

function looksLikeSvg(bytes: Uint8Array): boolean {
  // The decoder removes a byte order mark.
  let text = new TextDecoder().decode(bytes.subarray(0, SVG_LEAD)).trimStart();
  for (;;) {
    const lead = LEADS.find(([start]) => text.startsWith(start));
    if (!lead) return /^<svg[\s>/]/.test(text);
    const end = text.indexOf(lead[1]);
    if (end < 0) return false;
    text = text.slice(end + lead[1].length).trimStart();
  }
}

/** Null: none of the accepted types. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, [0, 0, 1, 0])) return 'ico';
  return looksLikeSvg(bytes) ? 'svg' : null;
}
