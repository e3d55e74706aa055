import type { ReportBreakdownInput } from '@frontend/gql/schema-types';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { BREAKDOWN_TEXTS, breakdownSaved } from '@schema/texts/bookings/breakdown';
import {
  ReportBreakdownDocument,
  type ReportBreakdownMutation,
  UndoBreakdownDocument,
} from './breakdown.generated';

type Reported = ReportBreakdownMutation['reportBreakdown'];

/** Saves a breakdown; the notice after it offers to undo all of it. Throws refusals. */
export function useReportBreakdown() {
  const report = useCommand('reportBreakdown', ReportBreakdownDocument);
  const takeBack = useCommand('undoBreakdown', UndoBreakdownDocument);

  const undo = async ({ work, swap, moved }: Reported, carIds: number[]) => {
    const parts = swap && {
      id: swap.first.id,
      version: swap.first.version,
      secondId: swap.second.id,
      secondVersion: swap.second.version,
    };
    const input = {
      workId: work.id,
      workVersion: work.version,
      swap: parts,
      moved: moved.map(({ id, version }) => ({ id, version })),
    };
    try {
      await takeBack({ input }, { carIds });
      showToast('success', BREAKDOWN_TEXTS.undone);
    } catch (error) {
      showToast('error', commandFailureText(error, BREAKDOWN_TEXTS.undoFailed));
    }
  };

  return async (input: ReportBreakdownInput, carIds: number[], key: string): Promise<void> => {
    const { reportBreakdown: reported } = await report({ input }, { carIds, key });
    const text = breakdownSaved(reported.work.conflicts.map(({ title }) => title));
    offerUndo(text, `breakdown:${reported.work.id}`, () => void undo(reported, carIds));
  };
}
