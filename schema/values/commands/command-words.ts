import { foldForSearch } from '../words/search';

/** Words that open a dialog when typed into the search box. */
type Verb = 'extend' | 'swap' | 'service';

const VERBS: Readonly<Record<Verb, RegExp>> = {
  extend: /^(?:продлить|продли|продлим|продлеваем|продление)$/u,
  swap: /^(?:замена|заменить|замени|замену|пересадить|пересадка|поломка|авария|дтп|сломал(?:ась|ся|ось|и)|сломана?)$/u,
  service:
    /^(?:сервис|ремонт|то|техобслуживание|обслуживание|мойк[ау]|помыть|химчистк[ау]|шиномонтаж|починить|диагностик[ау])$/u,
};

/** Events of a named booking: «прохоров вернул», «прохоров опаздывает». */
export type Occurrence = 'handover' | 'return' | 'late' | 'cancel';

const OCCURRENCES: Readonly<Record<Occurrence, RegExp>> = {
  handover: /^(?:забрал[аи]?|получил[аи]?|выдал[аи]?)$/u,
  return: /^(?:вернул(?:а|и|ся|ась)?|сдал[аи]?|привез(?:л[аи])?|пригнал[аи]?)$/u,
  late: /^(?:опаздывает|опоздает|опоздание|задерживается|задержится)$/u,
  cancel: /^(?:отмен(?:а|ить|и|яет|ил[аи]?)|отказ(?:ался|алась|ывается)?)$/u,
};
const NO_SHOW = /не\s+(?:приедет|придет|приехал[аи]?|приш(?:ел|ла|ли)|явил\p{L}+)(?!\p{L})/u;
/** Delay: «на час», «на 20 минут». */
const LATENESS = /^(?:час(?:а|ов|ик)?|полчаса|минут(?:у|ы)?|мин)$/u;

/** An event with the words of its customer or car; null: no event, or no words. */
export function occurrenceOf(
  text: string,
): { readonly is: Occurrence; readonly who: string[] } | null {
  const words = foldForSearch(text)
    .replace(NO_SHOW, ' отмена ')
    .split(/[\s,]+/u);
  const found = (Object.keys(OCCURRENCES) as Occurrence[]).find((one) =>
    words.some((word) => OCCURRENCES[one].test(word)),
  );
  if (!found) return null;
  const rest = words.filter((word) => !(OCCURRENCES[found].test(word) || LATENESS.test(word)));
  const who = withoutFillers(rest).filter((word) => !/^(?:на|в|\d{1,2}|)$/u.test(word));
  return who.length > 0 ? { is: found, who } : null;
}

/** Filler words beside days. */
const FILLER =
  /^(?:бронь|брони|броня|забронировать|забронируй|бронирование|бронирую|аренда|аренду|сдать|нов(?:ая|ую)|свобод\p{L}*|что|какие|какая|есть|ли|у|нас|кто|нуж(?:ен|на|но|ны)|хо(?:чет|чу|тят)|хочу|взять|машин[аыу]?|авто|автомобил[ьяи]|тачк[ау]|люб(?:ая|ую|ой|ые)|что-(?:нибудь|то)|как(?:ую|ой)-нибудь|сам(?:ая|ую|ый|ое)|клиент[ау]?|уже|пожалуйста)$/u;

interface Command {
  readonly verb: Verb | null;
  /** Commands without the verb. */
  readonly words: readonly string[];
}

/** The verb of a command in any position: «сервис рио», «рио в ремонт». */
export function commandOf(words: readonly string[]): Command {
  const found = (Object.keys(VERBS) as Verb[]).find((verb) =>
    words.some((word) => VERBS[verb].test(word)),
  );
  if (!found) return { verb: null, words };
  return { verb: found, words: words.filter((word) => !VERBS[found].test(word)) };
}

export const withoutFillers = (words: readonly string[]): string[] =>
  words.filter((word) => !FILLER.test(word));

/** Only for an extension: «машин» may be a surname. */
export const withoutRentalWords = (words: readonly string[]): string[] =>
  words.filter((word) => !/^(?:еще|бронь|аренду|срок)$/u.test(word));
