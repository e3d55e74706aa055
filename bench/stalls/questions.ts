import { millisecondsInDay } from 'date-fns/constants';

/** One read of the product. */
export interface Question {
  readonly name: string;
  /** Path under /api. */
  readonly path: string;
  /** JSON body of a POST; unset: GET. */
  readonly body?: string;
}

export const day = (days: number) => instant(days).slice(0, 10);

export const instant = (days: number) =>
  new Date(Date.now() + days * millisecondsInDay).toISOString();
