/** Words of days and lengths, as parts of regular expressions over folded text. */

/** No prefix match: «октавия», «сентра» and «марк» are cars. */
export const MONTH_NAME =
  '(?:янв(?:ар[ьяею])?|фев(?:р(?:ал[ьяею])?)?|мар(?:т[ае]?)?|апр(?:ел[ьяею])?|ма[йяе]|июн[ьяе]?|июл[ьяе]?|авг(?:уст[ае]?)?|сен(?:т(?:ябр[ьяею])?)?|окт(?:ябр[ьяею])?|нояб?(?:р[ьяею])?|дек(?:аб(?:р[ьяею])?)?)(?!\\p{L})\\.?';

const COUNT_WORDS: Readonly<Record<string, number>> = {
  пара: 2,
  пару: 2,
  один: 1,
  одни: 1,
  одну: 1,
  два: 2,
  две: 2,
  двое: 2,
  три: 3,
  трое: 3,
  четыре: 4,
  четверо: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
};

export const COUNT = `(?:\\d{1,3}|${Object.keys(COUNT_WORDS).join('|')})`;

export const countOf = (word: string): number => COUNT_WORDS[word] ?? Number(word);

export const UNIT =
  '(?:день|дня|дней|дн|сутки|суток|сут|неделя|неделю|недели|недель|нед|месяца|месяцев|месяц|мес)(?!\\p{L})\\.?';

/** A whole plate: its letters and digits are not days, 'а 418 вс 77'. */
const LETTER = '[авекмнорстухabekmhopctyx]';
export const PLATE = `${LETTER}\\s?\\d{3}\\s?${LETTER}{2}(?:\\s?\\d{2,3}(?![\\d.:/-]))?(?![\\p{L}\\d])`;

/** A phone or a part of it in groups: '245-18-03'. */
export const PHONE = [
  '\\+?\\d[\\d\\s]*\\(\\d[\\d\\s()-]*\\d',
  '[78]\\s?\\d{3}\\s?\\d{3}[\\s-]?\\d{2}[\\s-]?\\d{2}(?!\\d)',
  '\\+\\d[\\d\\s-]{8,}\\d',
  '\\d+(?:-\\d+){2,}(?!\\d)',
].join('|');
