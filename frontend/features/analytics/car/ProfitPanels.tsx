import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles, parseAmount } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import { returnOnInvestment } from '@schema/values/money/return-on-investment';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import css from './CarAnalytics.module.css';
import { ProfitCalculator } from './ProfitCalculator';
import type { CarProfitFacts, CarReportFacts } from './useCarReport';
import { type ProfitForm, useProfit } from './useProfit';

interface ProfitPanelsProps {
  readonly report: Pick<CarReportFacts, 'summary' | 'expensesTotal'>;
  readonly profit: CarProfitFacts;
}

/** Return on the car and profit shares: one form, since they are saved together. */
export function ProfitPanels({ report, profit }: ProfitPanelsProps) {
  const form = useProfit(profit);
  return (
    <PanelRow>
      <ReturnPanel report={report} form={form} />
      <ProfitCalculator summary={report.summary} form={form} canEdit={profit.canEdit} />
    </PanelRow>
  );
}

const VALUE_STEP = 10_000;

interface ReturnPanelProps extends Pick<ProfitPanelsProps, 'report'> {
  readonly form: ProfitForm;
}

/** Purchase price, current value and return of the car (requirements.md, N15). */
function ReturnPanel({ report: { summary, expensesTotal }, form }: ReturnPanelProps) {
  // Errors show at once: a user who may not save never gets the errors of a save.
  const { values, update, problemOf } = form;
  const texts = CAR_ANALYTICS_TEXTS;
  const profit = summary.totalRevenue - summary.totalMaintenanceCost;
  const roi = returnOnInvestment({
    purchasePrice: Math.max(0, parseAmount(values.purchasePrice) ?? 0),
    currentValue: Math.max(0, parseAmount(values.currentValue) ?? 0),
    profit,
  });
  return (
    <Panel title={texts.roi} hint={texts.roiHint}>
      <div className={css.pair}>
        <MoneyField
          label={texts.purchasePrice}
          step={VALUE_STEP}
          value={values.purchasePrice}
          onChange={(purchasePrice) => update((now) => ({ ...now, purchasePrice }))}
          error={problemOf('purchasePrice')}
        />
        <MoneyField
          label={texts.currentValue}
          step={VALUE_STEP}
          value={values.currentValue}
          onChange={(currentValue) => update((now) => ({ ...now, currentValue }))}
          error={problemOf('currentValue')}
        />
      </div>
      <FactTiles
        label={texts.roi}
        tiles={[
          { name: texts.netProfit, value: formatRoubles(profit) },
          { name: texts.roiValue, value: roi === null ? texts.dash : percentWithTenth(roi) },
        ]}
      />
      <FactTiles
        label={texts.indicators}
        tiles={[
          {
            name: texts.averageLength,
            value: plural(Math.round(summary.averageBookingLength * 10) / 10, DAY_FORMS),
          },
          { name: texts.load, value: percentWithTenth(summary.loadPercent) },
          { name: texts.maintenanceCost, value: formatRoubles(summary.totalMaintenanceCost) },
          { name: texts.tillExpenses, value: formatRoubles(expensesTotal) },
          { name: texts.profitAfterExpenses, value: formatRoubles(profit - expensesTotal) },
        ]}
      />
    </Panel>
  );
}
