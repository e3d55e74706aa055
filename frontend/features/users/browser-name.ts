import { SESSIONS_TEXTS } from '@schema/texts/people/users';

/** User-Agent marks; a browser that imitates another precedes it. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/YaBrowser\//, SESSIONS_TEXTS.yandexBrowser],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
];

const first = (list: typeof BROWSERS, userAgent: string) =>
  list.find(([mark]) => mark.test(userAgent))?.[1];

/** 'Chrome, Android' of a User-Agent header; null when unknown. */
export function browserName(userAgent: string): string | null {
  const names = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)];
  return names.filter((name) => name !== undefined).join(', ') || null;
}
