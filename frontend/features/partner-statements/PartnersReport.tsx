import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import type { Column } from '@frontend/shared/ui/lists/Table';
import { Facts } from '@frontend/shared/ui/records/Facts';
import {
  PARTNER_FORMS,
  PARTNER_BALANCE_TEXTS as texts,
} from '@schema/texts/money/partner-statements';
import { formatExactRoubles, fromRoubles, kopecks, toRoubles } from '@schema/values/money/money';
import { plural } from '@schema/values/words/plural';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { BALANCE_COLUMNS } from './export-statements';
import { type PartnerBalance, usePartnerBalances } from './usePartnerStatements';

interface PartnersReportProps {
  readonly tabs: ReactNode;
  /** Path of the statement of a partner. */
  readonly statementPath: (partnerId: number) => string;
}

/** «Владельцы»: what is left to pay to every partner. */
export function PartnersReport({ tabs, statementPath }: PartnersReportProps) {
  const { balances, query } = usePartnerBalances();
  const total = balances?.reduce((sum, { left }) => sum + fromRoubles(left), 0) ?? 0;
  return (
    <ListPage
      title={texts.title}
      subtitle={
        balances
          ? `${plural(balances.length, PARTNER_FORMS)} · ${texts.leftNow} ${formatExactRoubles(toRoubles(kopecks(total)))}`
          : ''
      }
      exported={
        balances !== null &&
        balances.length > 0 && (
          <ExportButtons fileName={texts.file} columns={BALANCE_COLUMNS} load={() => balances} />
        )
      }
      counters={tabs}
      query={query}
      failure={{ title: texts.loadFailed, hint: texts.loadFailedHint }}
      loading={texts.loading}
      list={balances && { items: balances, total: balances.length }}
      empty={{ icon: <Handshake />, title: texts.empty, description: texts.emptyHint }}
    >
      {(rows) => <BalanceRows rows={rows} statementPath={statementPath} />}
    </ListPage>
  );
}

interface BalanceRowsProps extends Pick<PartnersReportProps, 'statementPath'> {
  readonly rows: readonly PartnerBalance[];
}

function BalanceRows({ rows, statementPath }: BalanceRowsProps) {
  const open = ({ id, partnerName }: PartnerBalance) => (
    <ButtonLink target={{ to: statementPath(id) }} label={`${texts.open}: ${partnerName}`}>
      {texts.open}
    </ButtonLink>
  );
  const name = ({ partnerName }: PartnerBalance) => <b>{partnerName}</b>;
  const columns: Column<PartnerBalance>[] = [
    { title: texts.partner, cell: name },
    { title: texts.cars, isNumber: true, cell: ({ carCount }) => carCount },
    {
      title: texts.due,
      isNumber: true,
      cell: ({ dueThisMonth }) => formatExactRoubles(dueThisMonth),
    },
    { title: texts.left, isNumber: true, cell: ({ left }) => <b>{formatExactRoubles(left)}</b> },
    { title: texts.actions, cell: open },
  ];
  return (
    <Records
      label={texts.title}
      rows={rows}
      columns={columns}
      card={(row) => (
        <>
          <CardLine isTop>
            {name(row)}
            {open(row)}
          </CardLine>
          <Facts
            look="pair"
            facts={[
              { name: texts.left, value: formatExactRoubles(row.left), isMain: true },
              { name: texts.due, value: formatExactRoubles(row.dueThisMonth) },
              { name: texts.cars, value: row.carCount },
            ]}
          />
        </>
      )}
    />
  );
}
