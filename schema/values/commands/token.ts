import type { Day } from '../time/calendar';
import type { TypedDay } from '../time/day-words';

/** A day as written: a weekday (Sunday is 0) and omitted parts depend on the other day. */
export type WrittenDay =
  | { readonly at: Day }
  | { readonly weekday: number }
  | { readonly typed: TypedDay };

export type Link = 'from' | 'until' | 'for' | 'at' | 'dash';

export interface Length {
  readonly days: number;
  readonly months: number;
}

/** A token of the typed text; `text` as typed, folded. */
export type Token = { readonly text: string } & (
  | { readonly kind: 'word' }
  /** At most two digits: a day, an hour, or a part of a car's name. */
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'link'; readonly link: Link }
  /** Null: not a real day. */
  | { readonly kind: 'day'; readonly day: WrittenDay | null }
  | { readonly kind: 'span'; readonly from: Day; readonly to: Day }
  /** `isPart`: «вечером»; an explicit hour takes precedence. */
  | { readonly kind: 'time'; readonly time: string; readonly isPart?: true }
  | ({ readonly kind: 'length' } & Length)
);
