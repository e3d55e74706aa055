import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import {
  type CarProfitPayload,
  type CarProfitValues,
  carProfitForm,
  toCarProfitPayload,
} from '@schema/forms/fleet/car-profit';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { amountText } from '@schema/values/money/money';
import { percentText } from '@schema/values/money/percent';
import { useState } from 'react';
import { SetCarProfitDocument } from './car-analytics.generated';
import type { CarProfitFacts } from './useCarReport';

export type ProfitForm = ReturnType<typeof useProfit>;

function valuesOf({ shares, purchasePrice, currentValue }: CarProfitFacts): CarProfitValues {
  const text = (amount: number | null | undefined) => (amount == null ? '' : amountText(amount));
  return {
    shares: shares.map(({ title, percent }) => ({ title, percent: percentText(percent) })),
    purchasePrice: text(purchasePrice),
    currentValue: text(currentValue),
  };
}

/** State of the profit form; only the owner can save it (requirements.md, A10). */
export function useProfit(profit: CarProfitFacts) {
  const save = useCommand('setCarProfitShares', SetCarProfitDocument);
  const [opened, open] = useState(profit);
  const saveAt = async (version: number, input: CarProfitPayload) =>
    (await save({ carId: profit.carId, input: { ...input, version } })).setCarProfitShares;
  const form = useSaveForm({
    initialValues: valuesOf(opened),
    shape: carProfitForm,
    toPayload: toCarProfitPayload,
    save: (input: CarProfitPayload) => saveAt(opened.version, input),
    onSaved: (saved) => {
      const before = toCarProfitPayload(valuesOf(opened));
      open(saved);
      form.reset(valuesOf(saved));
      offerCommandUndo({
        done: CAR_ANALYTICS_TEXTS.saved,
        about: `profit:${opened.carId}`,
        run: () => saveAt(saved.version, before),
        undone: CAR_ANALYTICS_TEXTS.undone,
        failed: CAR_ANALYTICS_TEXTS.undoFailed,
      });
    },
    fallback: CAR_ANALYTICS_TEXTS.saveFailed,
  });
  const newer = useNewer({
    record: profit,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
  });
  return { ...form, newer };
}
