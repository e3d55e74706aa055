import type { ReportBreakdownInput } from '@frontend/gql/schema-types';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { BREAKDOWN_TEXTS, breakdownSaved } from '@schema/texts/bookings/breakdown';
import { ReportBreakdownDocument, UndoBreakdownDocument } from './breakdown.generated';

/** Saves a breakdown; the notice after it offers to undo all of it. Throws refusals. */
export function useReportBreakdown() {
  const report = useCommand('reportBreakdown', ReportBreakdownDocument);
  const takeBack = useCommand('undoBreakdown', UndoBreakdownDocument);

  const undo = async (operationId: number, carIds: number[]) => {
    try {
      await takeBack({ operationId }, { carIds });
      showToast('success', BREAKDOWN_TEXTS.undone);
    } catch (error) {
      showToast('error', commandFailureText(error, BREAKDOWN_TEXTS.undoFailed));
    }
  };

  return async (input: ReportBreakdownInput, carIds: number[], key: string): Promise<void> => {
    const { work, operationId } = (await report({ input }, { carIds, key })).reportBreakdown;
    const text = breakdownSaved(work.conflicts.map(({ title }) => title));
    offerUndo(text, `breakdown:${work.id}`, () => void undo(operationId, carIds));
  };
}
