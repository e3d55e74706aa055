/** Readers of the help, in the order of its list. */
export const READERS = ['staff', 'admin', 'operator'] as const;
export type Reader = (typeof READERS)[number];

/** Elements of a page's text. */
export const HELP_TAGS: readonly string[] =
  'h2 h3 p ul ol li strong em a code pre br hr blockquote table thead tbody tr th td'.split(' ');

export interface HelpElement {
  readonly tag: string;
  readonly parts: readonly HelpPart[];
  /** Slug of a link to another page of the help. */
  readonly page?: string;
  /** URL of a link to a site. */
  readonly href?: string;
}

/** Text, or an element with its parts. */
export type HelpPart = string | HelpElement;

/** A screenshot; px. */
interface HelpPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A page of the help, built from a file of docs/ru. */
export interface HelpPage {
  readonly slug: string;
  readonly title: string;
  readonly reader: Reader;
  readonly picture: HelpPicture | null;
  readonly parts: readonly HelpPart[];
}

/** The text of a part, without its elements. */
export function textOf(part: HelpPart): string {
  return typeof part === 'string' ? part : part.parts.map(textOf).join('');
}
