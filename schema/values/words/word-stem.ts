/** Shorter words are not declined: «рио», «поло». */
const MIN_LETTERS = 4;
const ENDING =
  /(?:ого|его|ому|ему|ыми|ими|ами|ями|ою|ею|ию|ии|ия|ий|ый|ой|ая|яя|ую|юю|ые|ие|ых|их|ым|им|ом|ем|ам|ям|ей|ов|а|я|у|ю|е|ы|и|о|ь)$/u;
/** «прохорова» is «прохоров», not «прохор». */
const SURNAME_ENDING = /(?<=[ое]в|[иы]н)(?:а|у|ым|е|ой|ых)$/u;
const MIN_STEM = 3;

/** A Russian word without its case ending, for a prefix search: 'прохорова' → 'прохоров'. */
export function wordStem(word: string): string {
  if (word.length < MIN_LETTERS || !/^\p{Script=Cyrillic}+$/u.test(word)) return word;
  const ending = SURNAME_ENDING.test(word) ? SURNAME_ENDING : ENDING;
  const stem = /(?:[ое]в|[иы]н)$/u.test(word) ? word : word.replace(ending, '');
  return stem.length < MIN_STEM ? word : stem;
}
