import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { DEBT_SIDES, DEPOSIT_STATES } from '@schema/values/money/ledger';
import { useSearchParams } from 'react-router-dom';
import {
  DebtorsDocument,
  DepositsDocument,
  type MoneyRentalFactsFragment,
} from './money-reports.generated';
import { usePastMoment } from './use-past-moment';

export type MoneyRental = MoneyRentalFactsFragment;

/** The shown list in the address; the first is the default and omitted. */
function useWhich<Which extends string>(choices: readonly [Which, ...Which[]]) {
  const [params, setParams] = useSearchParams();
  const [first] = choices;
  const which = choices.find((one) => one === params.get('list')) ?? first;
  const setWhich = (next: Which | null) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        for (const name of ['list', 'page']) changed.delete(name);
        if (next && next !== first) changed.set('list', next);
        return changed;
      },
      { replace: true },
    );
  return { which, setWhich };
}

/** Debts of either side: a page of rentals, and all for the export. */
export function useDebtors() {
  const address = useListAddress();
  const { which, setWhich } = useWhich(DEBT_SIDES);
  const past = usePastMoment();
  const wanted = { search: address.search || null, side: which, moment: past.moment };
  const { data, shown, query } = useFreshQuery(DebtorsDocument, {
    variables: { ...wanted, page: address.page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['money'],
  });
  const list = useShownPage({ loaded: data?.rentals, shown: shown?.rentals }, LIST_PAGE.size);
  const readAll = useEveryPage(DebtorsDocument, wanted, ({ rentals }) => rentals);
  return { address, which, setWhich, past, list, query, readAll };
}

/** Deposits due for a refund, all held ones, or those not taken. */
export function useDeposits() {
  const address = useListAddress();
  const { which, setWhich } = useWhich(DEPOSIT_STATES);
  const asked = usePastMoment();
  // Deposits not taken are available for now only.
  const past = which === 'untaken' ? { ...asked, moment: null } : asked;
  const wanted = { search: address.search || null, state: which, moment: past.moment };
  const { data, shown, query } = useFreshQuery(DepositsDocument, {
    variables: { ...wanted, page: address.page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['money'],
  });
  const list = useShownPage({ loaded: data?.rentals, shown: shown?.rentals }, LIST_PAGE.size);
  const readAll = useEveryPage(DepositsDocument, wanted, ({ rentals }) => rentals);
  return { address, which, setWhich, past, list, query, readAll };
}
