import type { ReportBreakdownInput } from '@frontend/gql/schema-types';
import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { BREAKDOWN_TEXTS, breakdownSaved } from '@schema/texts/bookings/breakdown';
import { ReportBreakdownDocument, UndoBreakdownDocument } from './breakdown.generated';

/** Saves a breakdown; the notice after it offers to undo the whole operation. Throws refusals. */
export function useReportBreakdown() {
  const report = useCommand('reportBreakdown', ReportBreakdownDocument);
  const undo = useCommand('undoBreakdown', UndoBreakdownDocument);

  return async (input: ReportBreakdownInput, carIds: number[], key: string): Promise<void> => {
    const { work, operationId } = (await report({ input }, { carIds, key })).reportBreakdown;
    offerCommandUndo({
      done: breakdownSaved(work.conflicts.map(({ title }) => title)),
      about: `breakdown:${work.id}`,
      run: () => undo({ operationId }, { carIds }),
      undone: BREAKDOWN_TEXTS.undone,
      failed: BREAKDOWN_TEXTS.undoFailed,
    });
  };
}
