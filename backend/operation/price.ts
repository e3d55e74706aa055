import { MAX_SEARCH_WORDS } from '@schema/values/words/search';
import { millisecondsInDay } from 'date-fns/constants';
import { Extensions } from 'type-graphql';

/**
 * Points of one document. One point is about 10 ms of one processor for a company of 3,000 cars, so
 * a document takes at most a second.
 */
export const MAX_POINTS = 100;

/** Minimum price of a document that is queued (`Bounds.heavy`). */
export const HEAVY_POINTS = 5;

/** Minimum price of a query that runs in a long-read thread in a company of any size. */
export const APART_POINTS = 40;

/**
 * Arguments that multiply the price, with the size included in it. The size of a number is its
 * value, of a list its length, of a text its words; `period` is the days from `start` to `end`.
 */
type Sizes = Readonly<Record<string, number>>;

interface PriceRule {
  readonly points: number;
  readonly sizes: Sizes;
}

/** The extension key of a root field's PriceRule. */
export const PRICE_EXTENSION = 'price';

/**
 * Declares the price of a query, mutation or subscription: `@Price(5, { pageSize: 50 })` is 10
 * points for a page of 100. A single field is always allowed, so none costs more than MAX_POINTS.
 */
export function Price(points: number, sizes: Sizes = {}) {
  return Extensions({ [PRICE_EXTENSION]: { points, sizes } satisfies PriceRule });
}

/** The rule declared by @Price; null without one. */
export function priceRuleOf(field: { readonly extensions: object }): PriceRule | null {
  const extensions: { [PRICE_EXTENSION]?: PriceRule } = field.extensions;
  return extensions[PRICE_EXTENSION] ?? null;
}

type Arguments = Readonly<Record<string, unknown>>;

/** NaN for any other value: an object of a request may not be convertible to a text. */
const momentOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;

function daysOf({ start, end }: Arguments): number {
  const days = (momentOf(end) - momentOf(start)) / millisecondsInDay;
  return Number.isFinite(days) ? days : 0;
}

function sizeOf(args: Arguments, path: string): number {
  if (path === 'period') return daysOf(args);
  const value = path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], args);
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'string') return Math.min(value.split(/\s+/).length, MAX_SEARCH_WORDS);
  return typeof value === 'number' && value > 0 ? value : 0;
}

/** Points of a root field with these arguments, which may be unreadable. */
export function pointsOf({ points, sizes }: PriceRule, args: Arguments): number {
  const times = Object.entries(sizes).map(([path, once]) => Math.max(1, sizeOf(args, path) / once));
  return Math.min(MAX_POINTS, Math.ceil(times.reduce((product, one) => product * one, points)));
}
