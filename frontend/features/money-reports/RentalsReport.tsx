import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Select } from '@frontend/shared/ui/fields/Select';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import type { ExportColumn } from '@schema/export/table';
import { MONEY_REPORT_TEXTS, RENTAL_FORMS } from '@schema/texts/money/money-reports';
import { formatExactRoubles } from '@schema/values/money/money';
import { plural } from '@schema/values/words/plural';
import SearchX from 'lucide-react/icons/search-x';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import css from './MoneyReports.module.css';
import { MomentField, PastNote } from './PastMoment';
import type { MoneyRental, useDebtors, useDeposits } from './useMoneyRentals';

type Report = ReturnType<typeof useDebtors> | ReturnType<typeof useDeposits>;

interface RentalsReportProps<Which extends string> {
  readonly title: string;
  readonly tabs: ReactNode;
  readonly report: Omit<Report, 'which' | 'setWhich'> & {
    readonly which: Which;
    readonly setWhich: (which: Which | null) => void;
  };
  readonly choices: readonly { readonly id: Which; readonly title: string }[];
  readonly empty: { readonly title: string; readonly description: string };
  readonly fileName: string;
  readonly columns: readonly ExportColumn<MoneyRental>[];
  readonly children: (rentals: readonly MoneyRental[]) => ReactNode;
}

/** A list of rentals by their money: search, choice of the list, total, export. */
export function RentalsReport<Which extends string>(props: RentalsReportProps<Which>) {
  const { title, report, choices, empty } = props;
  const { address, which, setWhich, past, list, query } = report;
  const texts = MONEY_REPORT_TEXTS;
  return (
    <ListPage
      title={title}
      subtitle={
        list
          ? `${plural(list.total, RENTAL_FORMS)} · ${texts.total} ${formatExactRoubles(list.totalAmount)}`
          : ''
      }
      exported={
        <ExportButtons
          fileName={past.moment ? `${props.fileName}-${past.moment.slice(0, 10)}` : props.fileName}
          columns={props.columns}
          load={report.readAll}
        />
      }
      counters={props.tabs}
      address={address}
      search={{ label: texts.search, placeholder: texts.searchPlaceholder }}
      filters={
        <>
          <Select
            className={css.choice}
            label={texts.which}
            isLabelHidden
            value={which}
            options={choices}
            onChange={setWhich}
          />
          <MomentField past={past} />
        </>
      }
      above={<PastNote past={past} />}
      query={query}
      failure={{ title: texts.loadFailed, hint: texts.loadFailedHint }}
      loading={texts.loading}
      list={list}
      empty={
        address.search
          ? { icon: <SearchX />, title: texts.nothing, description: texts.nothingHint }
          : { icon: <Wallet />, ...empty }
      }
    >
      {props.children}
    </ListPage>
  );
}
