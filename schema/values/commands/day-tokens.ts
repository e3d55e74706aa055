import type { Day } from '../time/calendar';
import { foldForSearch } from '../words/search';
import { READINGS } from './day-readings';
import type { Token } from './token';

const PATTERNS = READINGS.map(([pattern, read]) => [new RegExp(pattern, 'uy'), read] as const);

/** Words, days, lengths and times of a text, in order. `today` in company time. */
export function dayTokens(typed: string, today: Day): Token[] {
  const text = foldForSearch(typed)
    .replace(/[–—−]/g, '-')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    for (const [pattern, read] of PATTERNS) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      tokens.push(read(found.groups ?? {}, found[0], today));
      at = pattern.lastIndex;
      break;
    }
    if (text[at] === ' ') at += 1;
  }
  return tokens;
}
