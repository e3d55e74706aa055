import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { History } from '@frontend/shared/history/History';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import css from '@frontend/shared/statements/Statement.module.css';
import { StatementCars } from '@frontend/shared/statements/StatementCars';
import { StatementOperations } from '@frontend/shared/statements/StatementOperations';
import { StatementSums } from '@frontend/shared/statements/StatementSums';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PAYOUT_TEXTS, STATEMENT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { STATEMENT_LINK_TEXTS } from '@schema/texts/money/statement-link';
import { formatExactRoubles } from '@schema/values/money/money';
import Banknote from 'lucide-react/icons/banknote';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { STATEMENT_COLUMNS, statementRows } from './export-statements';
import { MonthSwitch } from './MonthSwitch';
import { Payouts } from './Payouts';
import { type Statement, usePartnerStatement } from './usePartnerStatements';

const PayoutDialog = lazyComponent(() => import('./PayoutDialog'));
const StatementLinkDialog = lazyComponent(() => import('./StatementLinkDialog'));

interface StatementPageProps {
  readonly partnerId: number;
  /** Whether the user may record payouts and reverse them. */
  readonly mayPay: boolean;
  /** Whether the user may send the statement by a link. */
  readonly maySend: boolean;
}

/** The statement of a partner over the days of the address. */
export function StatementPage({ partnerId, mayPay, maySend }: StatementPageProps) {
  const chosen = useReportPeriod('currentMonth');
  const { statement, query } = usePartnerStatement(partnerId, chosen.period);
  return (
    <div className={css.printed}>
      <ReportPage
        isSpacious
        title={statement?.partnerName ?? texts.title}
        before={statement && `${texts.title} · `}
        period={chosen}
        tabs={<MonthSwitch period={chosen.period} onChange={chosen.setPeriod} />}
        query={query}
        failure={{ hint: texts.loadFailedHint }}
        loading={texts.loading}
        isLoaded={statement !== null}
        exported={
          statement && (
            <ExportButtons
              fileName={`${texts.file}-${statement.partnerName}-${statement.from}-${statement.to}`}
              columns={STATEMENT_COLUMNS}
              load={() => statementRows(statement)}
            />
          )
        }
      >
        {statement && (
          <>
            <Sums statement={statement} mayPay={mayPay} maySend={maySend} />
            <StatementCars cars={statement.cars} />
            <PanelRow>
              <StatementOperations
                title={texts.expenses}
                hint={texts.expensesHint}
                empty={texts.noExpenses}
                rows={statement.expenses}
              />
              <Payouts rows={statement.payouts} mayReverse={mayPay} />
            </PanelRow>
            {maySend && <History kind="partner" id={partnerId} />}
          </>
        )}
      </ReportPage>
    </div>
  );
}

interface SumsProps {
  readonly statement: Statement;
  readonly mayPay: boolean;
  readonly maySend: boolean;
}

function Sums({ statement, mayPay, maySend }: SumsProps) {
  const [opened, setOpened] = useState<'payout' | 'link' | null>(null);
  const { left } = statement;
  const now = formatExactRoubles(Math.abs(left));
  const close = () => setOpened(null);
  return (
    <Panel
      title={texts.sums}
      hint={left < 0 ? texts.paidAhead(now) : texts.leftToday(now)}
      actions={
        <Row gap={8} wrap>
          {mayPay && (
            <Button look="primary" icon={<Banknote />} onClick={() => setOpened('payout')}>
              {PAYOUT_TEXTS.open}
            </Button>
          )}
          {maySend && (
            <Button icon={<LinkIcon />} onClick={() => setOpened('link')}>
              {STATEMENT_LINK_TEXTS.open}
            </Button>
          )}
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Row>
      }
    >
      <StatementSums statement={statement} />
      {opened && (
        <Suspense fallback={<LateDialog />}>
          {opened === 'payout' && <PayoutDialog statement={statement} onClose={close} />}
          {opened === 'link' && <StatementLinkDialog statement={statement} onClose={close} />}
        </Suspense>
      )}
    </Panel>
  );
}
