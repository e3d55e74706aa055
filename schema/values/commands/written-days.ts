import type { Day } from '../time/calendar';
import { withoutBareNumbers } from './bare-numbers';
import { dayTokens } from './day-tokens';
import type { Length, Token, WrittenDay } from './token';

/** Reason why recognised days have no valid meaning. */
export type DayProblem =
  | 'noSuchDay'
  | 'tooMany'
  | 'endsTwice'
  | 'endsBefore'
  | 'tooLong'
  | 'tooFar';

/** Days, lengths and times of a text, before they are resolved against a day. */
export interface WrittenDays {
  readonly first: WrittenDay | null;
  readonly last: WrittenDay | null;
  readonly span: { readonly from: Day; readonly to: Day } | null;
  readonly length: Length | null;
  /** 'HH:mm' */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** The other words. */
  readonly words: readonly string[];
  readonly problem: DayProblem | null;
}

type Placed<Kind extends Token['kind']> = Extract<Token, { kind: Kind }> & {
  readonly link: string | null;
  readonly before: Token | undefined;
};

/** Tokens of a kind with the link before each. */
function placed<Kind extends Token['kind']>(tokens: readonly Token[], kind: Kind): Placed<Kind>[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== kind) return [];
    const before = tokens[at - 1];
    const link = before?.kind === 'link' ? before.link : null;
    return [{ ...(token as Extract<Token, { kind: Kind }>), link, before }];
  });
}

function ends(days: readonly Placed<'day'>[]) {
  const [one, two] = days;
  if (!one) return { first: null, last: null };
  const isReversed = one.link === 'until' && two?.link === 'from';
  if (two)
    return isReversed ? { first: two.day, last: one.day } : { first: one.day, last: two.day };
  return one.link === 'until' ? { first: null, last: one.day } : { first: one.day, last: null };
}

/** «завтра утром в 9» means 9:00. */
function meantTimes(tokens: readonly Token[]) {
  const times = placed(tokens, 'time');
  const isExact = times.some(({ isPart }) => !isPart);
  return times.filter(({ isPart, link }) => !(isPart && isExact) || link === 'until');
}

/** «до 18:00» and «до пятницы 18:00» are the end; otherwise the first is the start. */
function timesOf(tokens: readonly Token[]) {
  let startTime: string | null = null;
  let endTime: string | null = null;
  for (const { time, link, before } of meantTimes(tokens)) {
    const beforeDay = before ? tokens[tokens.indexOf(before) - 1] : undefined;
    const endsDay =
      before?.kind === 'day' && beforeDay?.kind === 'link' && beforeDay.link === 'until';
    if (link === 'until' || endsDay || startTime !== null) endTime = time;
    else startTime = time;
  }
  return { startTime, endTime };
}

/** Null: the text has no days. `today` in company time. */
export function writtenDays(text: string, today: Day): WrittenDays | null {
  const tokens = withoutBareNumbers(dayTokens(text, today));
  const days = placed(tokens, 'day');
  const spans = placed(tokens, 'span');
  const lengths = placed(tokens, 'length');
  if (days.length + spans.length + lengths.length === 0) return null;
  const { first, last } = ends(days);
  const tooMany =
    days.length > 2 ||
    lengths.length > 1 ||
    meantTimes(tokens).length > 2 ||
    spans.length > 1 ||
    (spans.length === 1 && days.length > 0);
  const endsTwice = lengths.length > 0 && first !== null && last !== null;
  const noSuchDay = days.some(({ day }) => day === null);
  return {
    first,
    last,
    span: spans[0] ?? null,
    length: lengths[0] ?? null,
    ...timesOf(tokens),
    words: placed(tokens, 'word').map((token) => token.text),
    problem: noSuchDay ? 'noSuchDay' : tooMany ? 'tooMany' : endsTwice ? 'endsTwice' : null,
  };
}
