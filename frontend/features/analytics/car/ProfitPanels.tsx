import { PanelRow } from '@frontend/shared/ui/layout/Panel';
import { ProfitCalculator } from './ProfitCalculator';
import { ReturnPanel } from './ReturnPanel';
import type { CarProfitFacts, CarReportFacts } from './useCarReport';
import { useProfit } from './useProfit';

interface ProfitPanelsProps extends Pick<CarReportFacts, 'summary'> {
  readonly profit: CarProfitFacts;
}

/** Return on the car and profit shares: one form, since they are saved together. */
export function ProfitPanels({ summary, profit }: ProfitPanelsProps) {
  const form = useProfit(profit);
  return (
    <PanelRow>
      <ReturnPanel summary={summary} form={form} />
      <ProfitCalculator summary={summary} form={form} canEdit={profit.canEdit} />
    </PanelRow>
  );
}
