import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { StatementOperations } from '@frontend/shared/statements/StatementOperations';
import { operationTitle } from '@frontend/shared/statements/statement-lines';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PAYOUT_TEXTS, STATEMENT_TEXTS } from '@schema/texts/money/partner-statements';
import { REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { useState } from 'react';
import { ReversePayoutDocument } from './partner-statements.generated';
import type { PartnerOperation } from './usePartnerStatements';

interface PayoutsProps {
  readonly rows: readonly PartnerOperation[];
  readonly mayReverse: boolean;
}

/** The payouts of a statement, each with its reversal. */
export function Payouts({ rows, mayReverse }: PayoutsProps) {
  const [asked, setAsked] = useState<PartnerOperation | null>(null);
  const reversal = (row: PartnerOperation) => (
    <Button
      aria-label={`${REVERSE_MONEY_TEXTS.action}: ${operationTitle(row)}`}
      onClick={() => setAsked(row)}
    >
      {REVERSE_MONEY_TEXTS.action}
    </Button>
  );
  return (
    <>
      <StatementOperations
        title={STATEMENT_TEXTS.payouts}
        empty={STATEMENT_TEXTS.noPayouts}
        rows={rows}
        {...(mayReverse && { action: reversal })}
      />
      {asked && <ReverseQuestion payout={asked} onClose={() => setAsked(null)} />}
    </>
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
