import statementCss from '@frontend/shared/statements/Statement.module.css';
import { StatementCars } from '@frontend/shared/statements/StatementCars';
import { StatementOperations } from '@frontend/shared/statements/StatementOperations';
import { StatementSums } from '@frontend/shared/statements/StatementSums';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SHARED_PAGE_TEXTS } from '@schema/texts/links/links';
import { STATEMENT_TEXTS } from '@schema/texts/money/partner-statements';
import { SHARED_STATEMENT_TEXTS as texts } from '@schema/texts/money/statement-link';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { periodText } from '@schema/values/time/report-period';
import Printer from 'lucide-react/icons/printer';
import type { SharedStatementFacts } from './load-shared-statement';
import css from './SharedStatement.module.css';

/** The opened statement: its sums, cars, expenses and payouts as they were when it was sent. */
export function SharedStatementView({ shared }: { readonly shared: SharedStatementFacts }) {
  const { companyName, createdAt, expiresAt, statement, zone } = shared;
  const moment = (at: string) => formatMoment(new Date(at), zone);
  const { left, expenses, payouts } = statement;
  const sum = formatExactRoubles(Math.abs(left));
  return (
    <Stack gap={16} className={statementCss.printed}>
      <Stack as="header" gap={4}>
        <Text weight={650}>{companyName}</Text>
        <h1 className={css.title}>{statement.partnerName}</h1>
        <Text>{`${STATEMENT_TEXTS.title} · ${periodText(statement)}`}</Text>
        <Text tone="muted">
          {`${texts.made(moment(createdAt))} · ${SHARED_PAGE_TEXTS.until(moment(expiresAt))}`}
        </Text>
      </Stack>
      <Panel
        title={STATEMENT_TEXTS.sums}
        hint={left < 0 ? texts.paidAhead(sum) : texts.left(sum)}
        actions={
          <Row gap={8} wrap>
            <Button icon={<Printer />} onClick={() => window.print()}>
              {STATEMENT_TEXTS.print}
            </Button>
          </Row>
        }
      >
        <StatementSums statement={statement} />
      </Panel>
      <StatementCars cars={statement.cars} />
      <PanelRow>
        <StatementOperations
          title={STATEMENT_TEXTS.expenses}
          hint={STATEMENT_TEXTS.expensesHint}
          empty={STATEMENT_TEXTS.noExpenses}
          rows={expenses}
        />
        <StatementOperations
          title={STATEMENT_TEXTS.payouts}
          empty={STATEMENT_TEXTS.noPayouts}
          rows={payouts}
        />
      </PanelRow>
    </Stack>
  );
}
