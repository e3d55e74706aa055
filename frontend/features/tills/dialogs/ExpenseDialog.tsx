import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useCan, useSession } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import { ShortReasonField } from '@frontend/shared/money/ShortReasonField';
import { TillField } from '@frontend/shared/money/TillField';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { SearchSelect } from '@frontend/shared/ui/fields/select/SearchSelect';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { CACHE_AGES_MS, PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { type ExpenseValues, expenseForm, toExpense } from '@schema/forms/money/till-forms';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { TILL_FORM_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { matchesCarTitle } from '@schema/values/fleet/car-search';
import { fullTitle } from '@schema/values/fleet/car-title';
import { PAYMENT_METHODS } from '@schema/values/money/ledger';
import { typedExpense } from '@schema/values/money/typed-expense';
import {
  AddExpenseDocument,
  ExpenseCarsDocument,
  ExpensePartnersDocument,
} from '../tills.generated';
import type { AskedExpense } from '../use-asked-expense';
import type { KindFacts } from '../use-expense-kinds';
import { ChoiceField } from './ChoiceField';
import { useOperationUndo } from './use-operation-undo';

const texts = TILL_FORM_TEXTS;
const METHODS = PAYMENT_METHODS.map((id) => ({ id, title: MONEY_METHOD_TITLES[id] }));
const NOTHING = {};

interface ExpenseDialogProps {
  readonly kinds: readonly KindFacts[];
  /** Typed in the search; null: none. */
  readonly asked: AskedExpense | null;
  readonly onClose: () => void;
}

/** «Расход»: money that the company spends, with its kind and car. */
export default function ExpenseDialog({ kinds, asked, onClose }: ExpenseDialogProps) {
  const { user } = useSession();
  const seesPartners = useCan('view_analytics');
  const today = useToday();
  const add = useCommand('addExpense', AddExpenseDocument);
  const offerUndo = useOperationUndo();
  const till = useChosenTill();
  const [stored, store] = useStoredChoice(`expense-kind-${user.id}`);
  const offered = lastFirst(
    kinds.filter(({ isArchived }) => !isArchived),
    stored,
  );
  const last = offered[0] && String(offered[0].id) === stored ? offered[0].id : null;
  const typed = typedExpense(asked?.words ?? '', offered);
  const initialValues: ExpenseValues = {
    amount: groupedAmount(asked?.amount ?? ''),
    kindId: typed.kindId ?? last,
    carId: null,
    partnerId: null,
    method: 'cash',
    spentOn: today,
    comment: typed.comment,
    shortReason: '',
  };
  const form = useDraftSaveForm({
    draft: { kind: 'expense', name: 'expense', basis: today },
    initialValues,
    shape: expenseForm,
    toPayload: (values) => ({ ...toExpense(values), ...till.inputOf(values.method) }),
    save: async (input, key) => (await add({ input }, { key })).addExpense,
    onSaved: (made) => {
      store(String(form.values.kindId));
      offerUndo(texts.expenseDone, made);
      onClose();
    },
    fallback: texts.saveFailed,
  });
  const { values, update } = form;
  return (
    <SaveDialog
      title={TILLS_TEXTS.expense}
      form={form}
      restored={{ kind: 'expense', form }}
      submit={texts.submit}
      onClose={onClose}
    >
      <MoneyField
        label={texts.amount}
        step={PRICE_STEP}
        isRequired
        autoFocus
        {...bound(form, 'amount')}
      />
      {offered.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noKinds}
        </Text>
      ) : (
        <ChoiceField
          label={texts.kind}
          value={values.kindId === null ? null : String(values.kindId)}
          options={offered.map(({ id, name }) => ({ id: String(id), title: name }))}
          error={form.errorOf('kindId')}
          onChange={(id) => update((was) => ({ ...was, kindId: Number(id) }))}
        />
      )}
      <CarField value={values.carId} onChange={(carId) => update((was) => ({ ...was, carId }))} />
      {seesPartners && (
        <PartnerField
          value={values.partnerId}
          onChange={(partnerId) => update((was) => ({ ...was, partnerId }))}
        />
      )}
      <ChipField
        label={texts.method}
        options={METHODS}
        value={values.method}
        onChange={(method) => update((was) => ({ ...was, method }))}
      />
      <TillField till={till} method={values.method} />
      <ShortReasonField form={form} />
      <DateField label={texts.day} max={today} isRequired {...bound(form, 'spentOn')} />
      <TextField
        label={texts.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}

/** The kind that the user chose last comes first. */
const lastFirst = (kinds: readonly KindFacts[], stored: string | null): readonly KindFacts[] => [
  ...kinds.filter(({ id }) => String(id) === stored),
  ...kinds.filter(({ id }) => String(id) !== stored),
];

interface CarFieldProps {
  readonly value: number | null;
  readonly onChange: (carId: number | null) => void;
}

/** The car in whose costs the expense is; optional. */
function CarField({ value, onChange }: CarFieldProps) {
  const { data, error } = useFreshQuery(ExpenseCarsDocument, {
    variables: NOTHING,
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const cars = data?.seatCars ?? [];
  return (
    <SearchSelect
      label={texts.car}
      emptyTitle={texts.noCar}
      options={cars.map((car) => ({ id: car.id, title: fullTitle(car.title, car) }))}
      value={value}
      onChange={onChange}
      error={error ? texts.carsFailed : null}
      isMeant={matchesCarTitle}
    />
  );
}

interface PartnerFieldProps {
  readonly value: number | null;
  readonly onChange: (partnerId: number | null) => void;
}

/** The partner from whose share the expense is deducted; optional. */
function PartnerField({ value, onChange }: PartnerFieldProps) {
  const { data } = useFreshQuery(ExpensePartnersDocument, {
    variables: NOTHING,
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['partners'],
  });
  const partners = data?.partnerRevenue.partners ?? [];
  if (partners.length === 0) return null;
  return (
    <Select
      label={texts.partner}
      emptyTitle={texts.noPartner}
      options={partners.map(({ id, name }) => ({ id, title: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
