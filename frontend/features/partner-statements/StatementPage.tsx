import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { Row } from '@frontend/shared/ui/layout/Row';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { PAYOUT_TEXTS, STATEMENT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { formatExactRoubles } from '@schema/values/money/money';
import Banknote from 'lucide-react/icons/banknote';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { STATEMENT_COLUMNS, statementRows } from './export-statements';
import { MonthSwitch } from './MonthSwitch';
import css from './Statement.module.css';
import { StatementCars } from './StatementCars';
import { StatementOperations } from './StatementOperations';
import { statementLines } from './statement-lines';
import { type Statement, usePartnerStatement } from './usePartnerStatements';

const PayoutDialog = lazyComponent(() => import('./PayoutDialog'));

interface StatementPageProps {
  readonly partnerId: number;
  /** Whether the user may record payouts and reverse them. */
  readonly mayPay: boolean;
}

/** The statement of a partner over the days of the address. */
export function StatementPage({ partnerId, mayPay }: StatementPageProps) {
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
            <Sums statement={statement} mayPay={mayPay} />
            <StatementCars cars={statement.cars} />
            <PanelRow>
              <StatementOperations
                title={texts.expenses}
                hint={texts.expensesHint}
                empty={texts.noExpenses}
                rows={statement.expenses}
                mayReverse={false}
              />
              <StatementOperations
                title={texts.payouts}
                empty={texts.noPayouts}
                rows={statement.payouts}
                mayReverse={mayPay}
              />
            </PanelRow>
          </>
        )}
      </ReportPage>
    </div>
  );
}

interface SumsProps {
  readonly statement: Statement;
  readonly mayPay: boolean;
}

function Sums({ statement, mayPay }: SumsProps) {
  const [isPaying, setPaying] = useState(false);
  const { left } = statement;
  const now = formatExactRoubles(Math.abs(left));
  return (
    <Panel
      title={texts.sums}
      hint={left < 0 ? texts.paidAhead(now) : texts.leftToday(now)}
      actions={
        <Row gap={8} wrap>
          {mayPay && (
            <Button look="primary" icon={<Banknote />} onClick={() => setPaying(true)}>
              {PAYOUT_TEXTS.open}
            </Button>
          )}
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </Row>
      }
    >
      <DividedList label={texts.sums}>
        {statementLines(statement).map(({ name, sum, isMain }) => (
          <Row key={name} as="li" gap={16} justify="between" align="baseline" className={css.line}>
            <span>{name}</span>
            {isMain ? <b>{formatExactRoubles(sum)}</b> : <span>{formatExactRoubles(sum)}</span>}
          </Row>
        ))}
      </DividedList>
      {isPaying && (
        <Suspense fallback={<LateDialog />}>
          <PayoutDialog statement={statement} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
