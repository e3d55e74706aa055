/** Readers of the help, in the order of its list. */
export const READERS = ['staff', 'admin', 'operator'] as const;
export type Reader = (typeof READERS)[number];

/** Elements of a page's text. */
export const HELP_TAGS: readonly string[] =
  'h2 h3 p ul ol li strong em a code pre br hr blockquote table thead tbody tr th td'.split(' ');

export interface HelpElement {
  readonly tag: string;
  readonly parts: readonly HelpPart[];
  /** Of a link to another page of the help: its slug. */
  readonly page?: string;
  /** Of a link to a site. */
  readonly href?: string;
}

/** Words, or an element with its parts. */
export type HelpPart = string | HelpElement;

/** A screenshot; px. */
interface HelpPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A page of the help: the build makes it of a file of docs/ru. */
export interface HelpPage {
  readonly slug: string;
  readonly title: string;
  readonly reader: Reader;
  readonly picture: HelpPicture | null;
  readonly parts: readonly HelpPart[];
}

/** The words of a part, without its elements. */
export function textOf(part: HelpPart): string {
  return typeof part === 'string' ? part : part.parts.map(textOf).join('');
}
