import { type Caller, readJson } from './rest.ts';

interface Money {
  readonly balance: number;
  readonly deposit: { readonly held: number; readonly withheld: number };
  readonly charges: readonly { readonly kind: string; readonly amount: number }[];
  readonly entries: readonly {
    readonly kind: string;
    readonly direction: string;
    readonly amount: number;
    readonly method: string;
    readonly happenedAt: string;
    readonly comment: string | null;
  }[];
}

/** The money of a booking over REST. */
export const moneyOf = (caller: Caller, id: number) =>
  readJson<Money>(caller, `/bookings/${id}/money`);
