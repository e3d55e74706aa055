import { TEXT_LIMITS } from '@schema/constants';
import { EXPENSE_KEPT } from '@schema/texts/files/import-expenses';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import type { ExpenseDraft } from './expense-draft';
import type { NamedPartner } from './import-plan';
import type { KindBook, KnownKind } from './kind-book';
import type { ExpenseIdentity } from './known-expenses';
import type { MoneyPlace } from './till-book';

/** What of a row is known to the company. */
export interface FoundExpense {
  readonly draft: ExpenseDraft & { readonly day: Day; readonly amount: Kopecks };
  readonly kind: KnownKind;
  /** The text of the kind goes into the comment. */
  readonly isKindKept: boolean;
  readonly carId: number | null;
  readonly partner: NamedPartner | null;
  readonly place: MoneyPlace;
}

interface KeptTexts {
  readonly isKindKept: boolean;
  readonly isCarKept: boolean;
  readonly isBearerKept: boolean;
  readonly place: string | null;
}

/** The comment of the row, with the texts that have no field of their own. */
function commentOf(draft: ExpenseDraft, { isKindKept, isCarKept, isBearerKept, place }: KeptTexts) {
  const { kind, comment, who, carWritten, borneBy } = draft;
  const parts = [
    isKindKept ? kind : '',
    comment,
    who && `${EXPENSE_KEPT.who}: ${who}`,
    isCarKept && carWritten ? `${EXPENSE_KEPT.car}: ${carWritten}` : '',
    place,
    isBearerKept && borneBy ? `${EXPENSE_KEPT.borneBy}: ${borneBy}` : '',
  ];
  const text = parts.filter(Boolean).join('; ');
  return text.slice(0, TEXT_LIMITS.comment).toWellFormed().trim() || null;
}

/** The expense as it is recorded. */
export function expenseForm(found: FoundExpense): ExpenseIdentity {
  const { draft, kind, isKindKept, carId, partner, place } = found;
  const texts = {
    isKindKept,
    isCarKept: carId === null,
    isBearerKept: partner === null,
    place: place.kept,
  };
  return {
    spentOn: draft.day,
    amount: draft.amount,
    expenseKindId: kind.id,
    carId,
    comment: commentOf(draft, texts),
  };
}

/**
 * The forms in which an earlier import may have recorded the row: its kind, car, partner or till may
 * have been unknown then.
 */
export function earlierForms(found: FoundExpense, { other }: KindBook): ExpenseIdentity[] {
  const { draft, kind, carId, place } = found;
  const kinds = [
    { kind, isKindKept: found.isKindKept },
    ...(other ? [{ kind: other, isKindKept: draft.kind !== '' }] : []),
  ];
  const places = [place.kept, null, draft.till && `${EXPENSE_KEPT.till}: ${draft.till}`];
  const bearers = [found.partner, null];
  return kinds.flatMap((one) =>
    [carId, null].flatMap((car) =>
      bearers.flatMap((partner) =>
        places.map((kept) =>
          expenseForm({
            ...found,
            ...one,
            carId: car,
            partner,
            place: { ...place, kept: kept || null },
          }),
        ),
      ),
    ),
  );
}
