import { MESSAGES } from '@schema/messages';
import {
  EXPENSE_KEPT,
  EXPENSE_NOTES,
  methodUnread,
  tillMissing,
  tillRefused,
  tillUnused,
} from '@schema/texts/files/import-expenses';
import type { PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { isMethodAlone, methodIn } from '../cells/read-method';
import { wordsOf } from '../cells/read-words';

export interface KnownTill {
  /** `OWN_TILL`: the author's, which is created with its first cash. */
  readonly id: number;
  readonly name: string;
  readonly isClosed: boolean;
  /** By the author of the import. */
  readonly mayUse: boolean;
  readonly balance: Kopecks;
}

/** Id of the author's till before it exists. */
export const OWN_TILL = 0;

/** Where the money of an expense comes from. */
export interface MoneyPlace {
  readonly method: PaymentMethod;
  /** Null unless in cash. */
  readonly till: KnownTill | null;
  /** Why the row cannot be recorded. */
  readonly refusal: string | null;
  /** The value that the note concerns; null: nothing was changed. */
  readonly doubt: 'till' | 'method' | null;
  readonly note: string | null;
  /** Text for the comment. */
  readonly kept: string | null;
}

const SURE = { refusal: null, doubt: null, note: null, kept: null } as const;

/** The company's tills, found by their names in a row. */
export class TillBook {
  readonly #byName: ReadonlyMap<string, KnownTill>;
  readonly #own: KnownTill;
  readonly #chosen: KnownTill | null;

  /** `own`: the author's; `chosen`: the one for cash without a till. */
  constructor(tills: readonly KnownTill[], own: KnownTill, chosen: KnownTill | null) {
    this.#byName = new Map([...tills].reverse().map((till) => [wordsOf(till.name), till]));
    this.#own = own;
    this.#chosen = chosen;
  }

  /**
   * Method and till by the columns of both; each may have the words of the other: «нал» as a till,
   * «Офис» as a method. Cash without a till comes from the chosen one, else the author's. Without
   * method, till and choice the expense is a transfer, which no till counts.
   */
  placeOf(tillText: string, methodText: string): MoneyPlace {
    const byMethod = this.#named(methodText);
    const named = this.#named(tillText) ?? byMethod;
    const own = byMethod ? null : methodIn(methodText);
    if (named) {
      return own === null || own === 'cash' ? cashOf(named) : unused(own, tillText);
    }
    const ofTill = methodIn(tillText);
    const isPlain = isMethodAlone(tillText);
    const method = own ?? (ofTill === 'cash' && !isPlain ? null : ofTill);
    const isKept = tillText !== '' && !(isPlain && ofTill === method);
    if (method !== null && method !== 'cash') {
      return isKept ? unused(method, tillText) : { ...SURE, method, till: null };
    }
    if (isKept) return this.#instead(tillText);
    if (method === 'cash') return this.#cash();
    if (methodText !== '') return unread(methodText);
    if (this.#chosen) return this.#cash();
    return { ...SURE, method: 'transfer', till: null, note: EXPENSE_NOTES.methodAssumed };
  }

  #named(text: string): KnownTill | null {
    return text === '' ? null : (this.#byName.get(wordsOf(text)) ?? null);
  }

  #cash(): MoneyPlace {
    return cashOf(this.#chosen ?? this.#own);
  }

  #instead(text: string): MoneyPlace {
    const place = this.#cash();
    if (place.refusal !== null || !place.till) return place;
    const kept = `${EXPENSE_KEPT.till}: ${text}`;
    return { ...place, doubt: 'till', note: tillMissing(text, place.till.name), kept };
  }
}

function cashOf(till: KnownTill): MoneyPlace {
  const { closed, notYours } = MESSAGES.tills;
  const reason = till.isClosed ? closed : till.mayUse ? null : notYours;
  const refusal = reason === null ? null : tillRefused(till.name, reason);
  return { ...SURE, method: 'cash', till, refusal };
}

const unused = (method: PaymentMethod, text: string): MoneyPlace => ({
  ...SURE,
  method,
  till: null,
  doubt: 'till',
  note: tillUnused(text),
  kept: `${EXPENSE_KEPT.till}: ${text}`,
});

const unread = (text: string): MoneyPlace => ({
  ...SURE,
  method: 'transfer',
  till: null,
  doubt: 'method',
  note: methodUnread(text),
  kept: `${EXPENSE_KEPT.method}: ${text}`,
});
