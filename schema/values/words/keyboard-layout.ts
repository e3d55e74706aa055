const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/**
 * Intended text of a text typed in the Latin layout by mistake: 'hbj pfdnhf' → 'рио завтра'; null:
 * no mistake.
 */
export function fromLatinLayout(text: string): string | null {
  if (/\p{Script=Cyrillic}/u.test(text) || !/[a-z]/i.test(text)) return null;
  return [...text.toLowerCase()].map((letter) => RUSSIAN[LATIN.indexOf(letter)] ?? letter).join('');
}
