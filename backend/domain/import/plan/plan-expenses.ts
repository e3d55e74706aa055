import type { ImportRow } from '@schema/import';
import {
  EXPENSE_NOTES,
  methodStays,
  noOtherKind,
  repeatsRow,
} from '@schema/texts/files/import-expenses';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { titleWithPlate } from '@schema/values/fleet/car-title';
import { formatDay } from '@schema/values/time/calendar';
import type { ExpenseDraft } from './expense-draft';
import { earlierForms, expenseForm, type FoundExpense } from './expense-forms';
import { missingKinds, shortTills } from './expense-remarks';
import type { FleetBook } from './fleet-book';
import type { ExpenseWrite, KnownSpending, NamedPartner } from './import-plan';
import { KindBook, type KnownKind } from './kind-book';
import { expenseKey, KnownExpenses } from './known-expenses';
import { bearerOf, carOf, kindOf, type Said, sayPlace } from './match-expense';
import { bareRow, inReport, moneyText } from './row-values';
import { type MoneyPlace, TillBook } from './till-book';

interface PlannedExpenses {
  readonly rows: readonly ImportRow[];
  readonly expenses: readonly ExpenseWrite[];
  readonly remarks: readonly string[];
}

interface Books {
  readonly fleet: FleetBook;
  readonly kinds: KindBook;
  readonly tills: TillBook;
  readonly partners: readonly NamedPartner[];
}

interface Judged {
  readonly row: ImportRow;
  readonly write: ExpenseWrite | null;
}

/** Plans the expenses of a sheet, in row order. An expense that exists is left as it is. */
export function planExpenses(
  drafts: readonly ExpenseDraft[],
  fleet: FleetBook,
  spending: KnownSpending | null,
): PlannedExpenses {
  if (!spending) throw new Error('expenses are planned without the known ones');
  const { tills, ownTill, chosenTill, partners } = spending;
  const books: Books = {
    fleet,
    kinds: new KindBook(spending.kinds),
    tills: new TillBook(tills, ownTill, chosenTill),
    partners,
  };
  const of = (isReversed: boolean) =>
    new KnownExpenses(spending.expenses.filter((one) => one.isReversed === isReversed));
  const [known, reversed] = [of(false), of(true)];
  const rowOf = new Map<string, number>();
  const judged = drafts.map((draft) => judge(draft, books, { known, reversed, rowOf }));
  const expenses = judged.flatMap(({ write }) => write ?? []);
  return {
    rows: judged.map(({ row }) => row),
    expenses,
    remarks: [...missingKinds(drafts, books.kinds), ...shortTills(expenses, [ownTill, ...tills])],
  };
}

interface Counted {
  readonly known: KnownExpenses;
  readonly reversed: KnownExpenses;
  /** First row of each expense of the file. */
  readonly rowOf: Map<string, number>;
}

function judge(draft: ExpenseDraft, books: Books, { known, reversed, rowOf }: Counted): Judged {
  const { day, amount, row, title } = draft;
  const bare = (fate: ImportRow['fate'], notes: readonly string[]): Judged => ({
    row: bareRow({ row, fate, title, notes }),
    write: null,
  });
  if (draft.isNotSpent) return bare('skipped', [EXPENSE_NOTES.nothingSpent]);
  const said: Said = { notes: [...draft.notes], doubts: new Set(draft.doubts), assumptions: [] };
  const kind = kindOf(draft, books.kinds, said);
  const place = books.tills.placeOf(draft.till, draft.method);
  const refusals = [
    ...draft.refusals,
    ...(kind ? [] : [noOtherKind(draft.kind)]),
    ...(place.refusal === null ? [] : [place.refusal]),
  ];
  if (day === null || amount === null || !kind || refusals.length > 0)
    return bare('refused', refusals);
  const { car, lack } = carOf(draft, books.fleet, said);
  const partner = bearerOf(draft, books.partners, said);
  const found: FoundExpense = {
    ...kind,
    draft: { ...draft, day, amount },
    carId: car?.id ?? null,
    partner,
    place,
  };
  const form = expenseForm(found);
  const forms = () => earlierForms(found, books.kinds);
  const before = known.take(form, forms, draft.hasCars);
  if (before) {
    const stays =
      before.method === place.method ? [] : [methodStays(MONEY_METHOD_TITLES[before.method])];
    return bare('same', [EXPENSE_NOTES.exists, ...stays]);
  }
  if (reversed.take(form, forms, draft.hasCars)) said.notes.push(EXPENSE_NOTES.reversed);
  sayPlace(place, said);
  const key = expenseKey(form);
  const first = rowOf.get(key);
  if (first === undefined) rowOf.set(key, row);
  else said.notes.push(repeatsRow(first));
  const write: ExpenseWrite = {
    ...form,
    carTitle: car && titleWithPlate(car),
    method: place.method,
    tillId: place.till?.id ?? null,
    partner,
  };
  const fate = lack !== null ? 'incomplete' : said.notes.length > 0 ? 'repaired' : 'new';
  const notes = [...(lack === null ? [] : [lack]), ...said.notes, ...said.assumptions];
  const texts = textsOf(write, { kind: kind.kind, place });
  return { row: { row, fate, title, notes, ...inReport(texts, said.doubts) }, write };
}

interface Named {
  readonly kind: KnownKind;
  readonly place: MoneyPlace;
}

/** Every value of an expense to record. */
const textsOf = (write: ExpenseWrite, { kind, place }: Named) => ({
  spentOn: formatDay(write.spentOn),
  price: moneyText(write.amount),
  expenseKind: kind.name,
  car: write.carTitle,
  method: MONEY_METHOD_TITLES[write.method],
  till: place.till?.name ?? null,
  borneBy: write.partner?.name ?? null,
  notes: write.comment,
});
