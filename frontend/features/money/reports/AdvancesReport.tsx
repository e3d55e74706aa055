import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import type { Column } from '@frontend/shared/ui/lists/Table';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { ADVANCE_TEXTS } from '@schema/texts/money/advance';
import { CUSTOMER_FORMS, MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import type { ReactNode } from 'react';
import { MoneyReport } from './MoneyReport';
import css from './MoneyReports.module.css';
import { AdvancesDocument, type CustomerAdvanceFactsFragment } from './money-reports.generated';
import { usePastMoment } from './use-past-moment';

const texts = MONEY_REPORT_TEXTS;

const exported = (zone: string): ExportColumn<CustomerAdvance>[] => [
  { title: EXPORT_TEXTS.customer, value: ({ customerName }) => customerName, width: 28 },
  { title: EXPORT_TEXTS.phone, value: ({ customerPhone }) => customerPhone, width: 18 },
  { title: ADVANCE_TEXTS.sum, value: ({ advance }) => advance },
  { title: ADVANCE_TEXTS.last, value: ({ lastAt }) => momentCell(lastAt, zone) },
];

interface AdvancesReportProps {
  readonly tabs: ReactNode;
  /** Path of the customer's card; null: no permission. */
  readonly clientLink: ((id: number) => string) | null;
}

/** «Авансы»: customers with money that belongs to no rental yet. */
export function AdvancesReport({ tabs, clientLink }: AdvancesReportProps) {
  const zone = useZone();
  const report = useAdvances();
  return (
    <MoneyReport
      title={SHELL_TEXTS.advances}
      tabs={tabs}
      report={report}
      forms={CUSTOMER_FORMS}
      placeholder={texts.customerPlaceholder}
      empty={{ title: ADVANCE_TEXTS.noAdvances, description: ADVANCE_TEXTS.noAdvancesHint }}
      columns={exported(zone)}
    >
      {(rows) => <AdvanceRows rows={rows} clientLink={clientLink} />}
    </MoneyReport>
  );
}

interface AdvanceRowsProps {
  readonly rows: readonly CustomerAdvance[];
  readonly clientLink: AdvancesReportProps['clientLink'];
}

function AdvanceRows({ rows, clientLink }: AdvanceRowsProps) {
  const moment = useMoment();
  const nameOf = ({ customerName }: CustomerAdvance) => customerName ?? texts.deletedCustomer;
  const customer = (row: CustomerAdvance) => (
    <span className={css.stack}>
      <b>{nameOf(row)}</b>
      {row.customerPhone && <span className={css.quiet}>{formatPhone(row.customerPhone)}</span>}
    </span>
  );
  const sum = ({ advance }: CustomerAdvance) => formatExactRoubles(advance);
  const open = (row: CustomerAdvance) =>
    clientLink &&
    row.customerName !== null && (
      <ButtonLink target={{ to: clientLink(row.id) }} label={`${texts.open}: ${nameOf(row)}`}>
        {texts.open}
      </ButtonLink>
    );
  const columns: Column<CustomerAdvance>[] = [
    { title: texts.customer, cell: customer },
    { title: ADVANCE_TEXTS.last, cell: ({ lastAt }) => moment(lastAt) },
    { title: ADVANCE_TEXTS.sum, isNumber: true, cell: sum },
    { title: texts.actions, cell: open },
  ];
  return (
    <Records
      label={SHELL_TEXTS.advances}
      rows={rows}
      columns={columns}
      card={(row) => (
        <>
          <CardLine isTop>
            {customer(row)}
            {open(row)}
          </CardLine>
          <CardLine>
            <span className={css.quiet}>{moment(row.lastAt)}</span>
            <b>{sum(row)}</b>
          </CardLine>
        </>
      )}
    />
  );
}

type CustomerAdvance = CustomerAdvanceFactsFragment;

/** Customers with an advance: a page of them, and all for the export. */
function useAdvances() {
  const address = useListAddress();
  const past = usePastMoment();
  const wanted = { search: address.search || null, moment: past.moment };
  const { data, shown, query } = useFreshQuery(AdvancesDocument, {
    variables: { ...wanted, page: address.page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['money'],
  });
  const list = useShownPage({ loaded: data?.advances, shown: shown?.advances }, LIST_PAGE.size);
  const readAll = useEveryPage(AdvancesDocument, wanted, ({ advances }) => advances);
  return { address, past, list, query, readAll };
}
