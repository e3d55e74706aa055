import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { announce } from '@frontend/shared/data/commands/stale';
import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { FLEET_PRICE_CHANGE } from '@schema/constants/fleet';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import { seasonKey } from '@schema/values/fleet/price-change';
import { toRoubles } from '@schema/values/money/money';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import { useState } from 'react';
import { ChangePricesDocument, UndoPriceChangeDocument } from '../cars.generated';

import type { FleetCar } from '../useFleet';
import { groupTitle } from './group-title';
import { HowToChange } from './HowToChange';
import { ModelChoice } from './ModelChoice';
import { PricePreview } from './PricePreview';
import css from './PricesDialog.module.css';
import { type ChoiceOfChange, readChange } from './price-choice';
import { lengthsOf, modelsOf, previewOf, seasonsOf } from './price-preview';

interface PricesDialogProps {
  readonly fleet: readonly FleetCar[];
  readonly onClose: () => void;
}

const NOTHING_CHOSEN: ChoiceOfChange = { quick: '', way: 'percent', typed: '' };

/** Changes the prices of a season for many cars, all or none; shows them before. */
export default function PricesDialog({ fleet, onClose }: PricesDialogProps) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [seasonChosen, setSeason] = useState('');
  const [lengthChosen, setLength] = useState<number | null>(null);
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const [rounding, setRounding] = useState('50');
  const changePrices = useCommand('changePrices', ChangePricesDocument);
  const undo = useCommand('undoPriceChange', UndoPriceChangeDocument);
  const attemptKey = useAttemptKey();

  const chosen = fleet.filter(({ id }) => ids.has(id));
  const seasons = seasonsOf(chosen);
  const season = seasons.find((one) => seasonKey(one) === seasonChosen) ?? null;
  const scope = { seasons: season && [season] };
  const lengths = lengthsOf(chosen, scope);
  const minDays = lengthChosen !== null && lengths.includes(lengthChosen) ? lengthChosen : null;
  const read = readChange(choice);
  const how = 'change' in read ? read.change : null;
  const change = how && {
    ...scope,
    minDays,
    ...how,
    roundTo: rounding === '' || how.price != null ? null : Number(rounding),
  };
  const preview = change && chosen.length > 0 ? previewOf(chosen, change) : null;
  const tooMany = chosen.length > FLEET_PRICE_CHANGE.cars ? PRICE_CHANGE_MESSAGES.tooMany : null;
  const changed = preview?.changed ?? [];

  const { isPending, error, onConfirm } = useQuestion(PRICE_CHANGE_MESSAGES.failed, async () => {
    if (!change) return;
    const input = {
      cars: changed.map(({ id, version }) => ({ id, version })),
      seasons: season && [
        {
          name: season.name,
          startMonth: season.startMonth,
          startDay: season.startDay,
          endMonth: season.endMonth,
          endDay: season.endDay,
        },
      ],
      minDays,
      percent: change.percent ?? null,
      addend: change.addend == null ? null : toRoubles(change.addend),
      price: change.price == null ? null : toRoubles(change.price),
      roundTo: change.roundTo,
    };
    const carIds = changed.map(({ id }) => id);
    try {
      const options = { carIds, key: attemptKey({ input }) };
      const { operationId } = (await changePrices({ input }, options)).changePrices;
      offerCommandUndo({
        done: `${PRICE_CHANGE_TEXTS.done}: ${plural(carIds.length, CAR_FORMS)}`,
        about: `prices:${operationId}`,
        run: () => undo({ operationId }, { carIds }),
        undone: PRICE_CHANGE_TEXTS.undone,
        failed: PRICE_CHANGE_MESSAGES.undoFailed,
      });
    } catch (failure) {
      // The prices may be stale: refetch them, so that the preview shows the new ones.
      announce('changePrices', carIds);
      throw failure;
    }
    onClose();
  });
  const fault = error ?? tooMany ?? preview?.fault ?? null;
  return (
    <Dialog title={PRICE_CHANGE_TEXTS.title} size="wide" isLocked={isPending} onClose={onClose}>
      <DialogBody>
        <div className={css.choices}>
          <ModelChoice
            models={modelsOf(fleet)}
            chosen={ids}
            onChange={setIds}
            isDisabled={isPending}
          />
          <Stack gap={14}>
            <ChipField
              label={PRICE_CHANGE_TEXTS.season}
              value={season ? seasonKey(season) : ''}
              options={[
                { id: '', title: PRICE_CHANGE_TEXTS.allSeasons },
                ...seasons.map((group) => ({ id: seasonKey(group), title: groupTitle(group) })),
              ]}
              isDisabled={isPending}
              onChange={setSeason}
            />
            {lengths.length > 1 && (
              <Select
                label={PRICE_CHANGE_TEXTS.length}
                value={minDays}
                options={lengths.map((id) => ({ id, title: TARIFFS_TEXTS.lengthFrom(id) }))}
                emptyTitle={PRICE_CHANGE_TEXTS.allLengths}
                isDisabled={isPending}
                onChange={setLength}
              />
            )}
            <HowToChange
              choice={choice}
              onChange={setChoice}
              rounding={rounding}
              onRounding={setRounding}
              isDisabled={isPending}
            />
          </Stack>
        </div>
        {fault && <ErrorBox message={fault} />}
        <Text as="p" tone="muted" size="label" role="status">
          {!preview && PRICE_CHANGE_TEXTS.nothingYet}
          {preview && changed.length === 0 && !preview.fault && PRICE_CHANGE_TEXTS.same}
          {preview && changed.length > 0 && PRICE_CHANGE_TEXTS.hint}
        </Text>
        {preview && preview.blocks.length > 0 && <PricePreview blocks={preview.blocks} />}
      </DialogBody>
      <DialogFooter onCancel={onClose} hasSubmit={false} isLocked={isPending}>
        <Button
          look="primary"
          size="large"
          isPending={isPending}
          disabled={changed.length === 0 || tooMany !== null || Boolean(preview?.fault)}
          onClick={onConfirm}
        >
          {PRICE_CHANGE_TEXTS.submit}
          {changed.length > 0 && `: ${plural(changed.length, CAR_FORMS)}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
