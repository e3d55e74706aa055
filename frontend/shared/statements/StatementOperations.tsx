import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import type { ReactNode } from 'react';
import css from './Statement.module.css';
import type { PartnerOperationFactsFragment } from './statement.generated';
import { operationTitle } from './statement-lines';

interface StatementOperationsProps {
  readonly title: string;
  readonly hint?: string;
  /** Shown without rows. */
  readonly empty: string;
  readonly rows: readonly PartnerOperationFactsFragment[];
  /** Beside the amount of an operation that is neither reversed nor a reversal. */
  readonly action?: (row: PartnerOperationFactsFragment) => ReactNode;
}

/** Expenses or payouts by day. */
export function StatementOperations({ rows, action, ...props }: StatementOperationsProps) {
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return (
    <Panel title={props.title} {...(props.hint !== undefined && { hint: props.hint })}>
      {rows.length === 0 && <p className={textCss.quiet}>{props.empty}</p>}
      <DividedList label={props.title}>
        {rows.map((row) => (
          <Row key={row.id} as="li" gap={12} justify="between" align="center" className={css.line}>
            <Stack gap={2} className={css.what}>
              <span>{operationTitle(row)}</span>
              <Text tone="muted" size="label">
                {formatDay(row.spentOn)}
              </Text>
            </Stack>
            <Row gap={12} rowGap={4} align="center" justify="end" wrap>
              <b>{formatExactRoubles(row.direction === 'in' ? -row.amount : row.amount)}</b>
              {row.reversesId === null && !reversed.has(row.id) && action?.(row)}
            </Row>
          </Row>
        ))}
      </DividedList>
    </Panel>
  );
}
