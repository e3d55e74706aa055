import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import type { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { ListPage, type ShownPage } from '@frontend/shared/ui/lists/ListPage';
import type { ExportColumn } from '@schema/export/table';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { formatExactRoubles } from '@schema/values/money/money';
import { type NounForms, plural } from '@schema/values/words/plural';
import SearchX from 'lucide-react/icons/search-x';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { MomentField, PastNote } from './PastMoment';
import type { usePastMoment } from './use-past-moment';

interface Report<Row> {
  readonly address: ReturnType<typeof useListAddress>;
  readonly past: ReturnType<typeof usePastMoment>;
  readonly list:
    | (ShownPage<Row> & { readonly totalAmount: number; readonly isProvisional: boolean })
    | null;
  readonly query: QueryState;
  readonly readAll: () => Promise<readonly Row[]>;
}

export interface MoneyReportProps<Row> {
  readonly title: string;
  readonly tabs: ReactNode;
  readonly report: Report<Row>;
  /** Noun forms of the counted items. */
  readonly forms: NounForms;
  readonly placeholder: string;
  /** Field before the moment. */
  readonly filter?: ReactNode;
  /** False: the list has no past moments. Default: true. */
  readonly hasPast?: boolean;
  readonly empty: { readonly title: string; readonly description: string };
  readonly columns: readonly ExportColumn<Row>[];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list of sums, now or at a past moment: search, total, export. */
export function MoneyReport<Row>(props: MoneyReportProps<Row>) {
  const { title, report, forms, hasPast = true, empty } = props;
  const { address, past, list, query } = report;
  const texts = MONEY_REPORT_TEXTS;
  return (
    <ListPage
      title={title}
      subtitle={
        list
          ? `${plural(list.total, forms)} · ${texts.total} ${formatExactRoubles(list.totalAmount)}`
          : ''
      }
      exported={
        <ExportButtons
          fileName={past.moment ? `${title}-${past.moment.slice(0, 10)}` : title}
          columns={props.columns}
          load={report.readAll}
        />
      }
      counters={props.tabs}
      address={address}
      search={{ label: texts.search, placeholder: props.placeholder }}
      filters={
        <>
          {props.filter}
          {hasPast && <MomentField past={past} />}
        </>
      }
      above={<PastNote past={past} isProvisional={list?.isProvisional === true} />}
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
