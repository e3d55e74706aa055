const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What was meant by text typed in the Latin layout by mistake: 'hbj pfdnhf' → 'рио завтра'; null: it was not. */
export function fromLatinLayout(text: string): string | null {
  if (/\p{Script=Cyrillic}/u.test(text) || !/[a-z]/i.test(text)) return null;
  return [...text.toLowerCase()].map((letter) => RUSSIAN[LATIN.indexOf(letter)] ?? letter).join('');
}
