/** Words that open a dialog when typed into the search box. */
type Verb = 'extend' | 'swap' | 'service';

const VERBS: Readonly<Record<Verb, RegExp>> = {
  extend: /^(?:продлить|продли|продлим|продлеваем|продление)$/u,
  swap: /^(?:замена|заменить|замени|замену|пересадить|пересадка|поломка|авария|дтп|сломал(?:ась|ся|ось|и)|сломана?)$/u,
  service: /^(?:сервис|ремонт|то|техобслуживание|обслуживание)$/u,
};

/** Said beside days without changing what is asked. */
const FILLER =
  /^(?:бронь|брони|броня|забронировать|забронируй|бронирование|бронирую|аренда|аренду|сдать|нов(?:ая|ую)|свобод\p{L}*|что|какие|какая|есть|ли|у|нас|кто|нуж(?:ен|на|но|ны)|хо(?:чет|чу|тят)|хочу|взять|машин[аыу]?|авто|автомобил[ьяи]|тачк[ау]|пожалуйста)$/u;

interface Command {
  readonly verb: Verb | null;
  /** Without the verb. */
  readonly words: readonly string[];
}

/** The verb of a command at any place: «сервис рио», «рио в ремонт». */
export function commandOf(words: readonly string[]): Command {
  const found = (Object.keys(VERBS) as Verb[]).find((verb) =>
    words.some((word) => VERBS[verb].test(word)),
  );
  if (!found) return { verb: null, words };
  return { verb: found, words: words.filter((word) => !VERBS[found].test(word)) };
}

export const withoutFillers = (words: readonly string[]): string[] =>
  words.filter((word) => !FILLER.test(word));

/** Of an extension only: «машин» may be a surname. */
export const withoutRentalWords = (words: readonly string[]): string[] =>
  words.filter((word) => !/^(?:еще|бронь|аренду|срок)$/u.test(word));
