import type { Link, Token } from './token';

const LAST_DAY = 31;
const LAST_HOUR = 23;
/** Smaller numbers belong to names of cars: «тигго 7 на 3 дня». */
const UNNAMED_DAY = 10;

type Reading = 'day' | 'hour' | 'word';

const linkOf = (token: Token | undefined): Link | null =>
  token?.kind === 'link' ? token.link : null;
const joins = (token: Token | undefined) => ['dash', 'until'].includes(linkOf(token) ?? '');
const isDay = (token: Token | undefined) => token?.kind === 'day';
const isNumber = (token: Token | undefined) => token?.kind === 'number';

/** Day of month written before the position: 12 in '12.11 до 18'; 0: none. */
function dayBefore(tokens: readonly Token[], at: number): number {
  const before = tokens.slice(0, at).findLast(isDay);
  if (before?.kind !== 'day' || !before.day || !('typed' in before.day)) return 0;
  return before.day.typed.day;
}

/** One of two joined numbers: '27-30', 'с 27 по 30', 'завтра с 10 до 18'. */
function ofPair(tokens: readonly Token[], first: number): Reading {
  const values = [tokens[first], tokens[first + 2]].map((token) =>
    token?.kind === 'number' ? token.value : Number.NaN,
  );
  const areHours = values.every((value) => value <= LAST_HOUR);
  if (tokens.some(({ kind }) => kind === 'day' || kind === 'span')) {
    return areHours ? 'hour' : 'word';
  }
  // A text of digits only is a phone.
  const isMeant =
    linkOf(tokens[first - 1]) === 'from' || tokens.some(({ kind }) => kind === 'word');
  return isMeant ? 'day' : 'word';
}

function readingOf(tokens: readonly Token[], at: number, value: number): Reading {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const link = linkOf(before);
  if (joins(after) && isDay(tokens[at + 2])) return 'day';
  if (link === 'dash' && isDay(tokens[at - 2])) return 'day';
  if (joins(after) && isNumber(tokens[at + 2])) return ofPair(tokens, at);
  if (joins(before) && isNumber(tokens[at - 2])) return ofPair(tokens, at - 2);

  const hasDay = tokens.some(({ kind }) => kind === 'day' || kind === 'span');
  const hasLength = tokens.some(({ kind }) => kind === 'length');
  const hourOrDay = value <= LAST_HOUR ? 'hour' : 'day';
  switch (link) {
    case 'from':
    case 'for':
      return hasDay ? hourOrDay : 'day';
    case 'until':
      return value > dayBefore(tokens, at) && !(hasLength || isRelative(tokens, at))
        ? 'day'
        : hourOrDay;
    case 'at':
      return hourOrDay;
    default: {
      const isLong = before?.kind === 'word' && before.text.length > 2;
      const isFollowed =
        after?.kind === 'length' || (linkOf(after) === 'for' && tokens[at + 2]?.kind === 'length');
      return !hasDay && isLong && isFollowed && value >= UNNAMED_DAY ? 'day' : 'word';
    }
  }
}

/** «завтра до 18» is an hour, «12.11 до 18» a day. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).some(isDay) && dayBefore(tokens, at) === 0;
}

/** The tokens with each bare number read as a day, an hour, or a word of a car's name. */
export function withoutBareNumbers(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'number') return token;
    const { value, text } = token;
    const reading = readingOf(tokens, at, value);
    if (reading === 'hour')
      return { kind: 'time', time: `${String(value).padStart(2, '0')}:00`, text };
    const isReal = value >= 1 && value <= LAST_DAY;
    if (reading === 'word' || !isReal) return { kind: 'word', text };
    return { kind: 'day', day: { typed: { day: value, month: null, year: null } }, text };
  });
}
