import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { PAYOUT_TEXTS } from '@schema/texts/money/partner-statements';
import { REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import { useState } from 'react';
import { ReversePayoutDocument } from './partner-statements.generated';
import css from './Statement.module.css';
import { operationTitle } from './statement-lines';
import type { PartnerOperation } from './usePartnerStatements';

interface StatementOperationsProps {
  readonly title: string;
  readonly hint?: string;
  /** Shown without rows. */
  readonly empty: string;
  readonly rows: readonly PartnerOperation[];
  readonly mayReverse: boolean;
}

/** Expenses or payouts by day. */
export function StatementOperations({ rows, mayReverse, ...props }: StatementOperationsProps) {
  const [asked, setAsked] = useState<PartnerOperation | null>(null);
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
              {mayReverse && row.reversesId === null && !reversed.has(row.id) && (
                <Button
                  aria-label={`${REVERSE_MONEY_TEXTS.action}: ${operationTitle(row)}`}
                  onClick={() => setAsked(row)}
                >
                  {REVERSE_MONEY_TEXTS.action}
                </Button>
              )}
            </Row>
          </Row>
        ))}
      </DividedList>
      {asked && <ReverseQuestion payout={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

interface ReverseQuestionProps {
  readonly payout: PartnerOperation;
  readonly onClose: () => void;
}

function ReverseQuestion({ payout, onClose }: ReverseQuestionProps) {
  const reverse = useCommand('reverseMoneyOperation', ReversePayoutDocument);
  const { confirm, confirmTitle, hint, keep } = REVERSE_MONEY_TEXTS;
  const question = useQuestion(PAYOUT_TEXTS.undoFailed, async () => {
    await reverse({ id: payout.id });
    showToast('success', PAYOUT_TEXTS.undone);
    onClose();
  });
  return (
    <ConfirmDialog
      title={confirm}
      description={`${hint} ${operationTitle(payout)}, ${formatExactRoubles(payout.amount)}`}
      confirmTitle={confirmTitle}
      cancelTitle={keep}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
