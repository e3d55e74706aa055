import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { useSession } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import type { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { ListPage, type ShownPage } from '@frontend/shared/ui/lists/ListPage';
import { DateTimeField, UNFINISHED_MOMENT } from '@frontend/shared/ui/pickers/DateTimeField';
import type { ExportColumn } from '@schema/export/table';
import {
  MONEY_REPORT_TEXTS,
  PROVISIONAL_TEXT,
  pastMomentText,
} from '@schema/texts/money/money-reports';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { type NounForms, plural } from '@schema/values/words/plural';
import SearchX from 'lucide-react/icons/search-x';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import css from './MoneyReports.module.css';
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
      hasTallFilters
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

type Past = ReturnType<typeof usePastMoment>;

/** Moment of the report; empty: now. */
function MomentField({ past }: { readonly past: Past }) {
  const { now, company } = useSession();
  return (
    <DateTimeField
      className={css.moment}
      label={MONEY_REPORT_TEXTS.moment}
      zone={company.timeZone}
      max={now().toISOString()}
      value={past.moment ?? ''}
      onChange={(value) => value !== UNFINISHED_MOMENT && past.setMoment(value || null)}
    />
  );
}

/** Note on the past moment of the list, with a return to now. */
function PastNote({
  past: { moment, setMoment },
  isProvisional,
}: {
  readonly past: Past;
  readonly isProvisional: boolean;
}) {
  const { company } = useSession();
  if (moment === null) return null;
  return (
    <InfoPanel look="warning">
      <Row gap={16} rowGap={8} align="center" justify="between" wrap>
        <span>
          {pastMomentText(formatMoment(new Date(moment), company.timeZone))}
          {isProvisional ? ` ${PROVISIONAL_TEXT}` : ''}
        </span>
        <Button onClick={() => setMoment(null)}>{MONEY_REPORT_TEXTS.toNow}</Button>
      </Row>
    </InfoPanel>
  );
}
