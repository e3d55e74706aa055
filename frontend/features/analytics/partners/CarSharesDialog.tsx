import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useToday } from '@frontend/shared/data/use-today';
import { bound } from '@frontend/shared/forms/bound';
import type { FieldChange } from '@frontend/shared/forms/FieldChanges';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import {
  type CarSharesPayload,
  carSharesForm,
  toCarSharesPayload,
} from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { setOn } from '@schema/values/fleet/share-day';
import { parsePercent, percentText } from '@schema/values/money/percent';
import type { Day } from '@schema/values/time/calendar';
import { useState } from 'react';
import { HOLDS } from './holds';
import { SetCarSharesDocument } from './partners.generated';
import { ShareSets } from './ShareSets';
import { type ShareStep, stepsTo } from './share-steps';
import { chosen, firstValues, rebasedShares, rechosen, replacedDays } from './share-values';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

interface CarSharesDialogProps {
  readonly car: CarSharesFacts;
  readonly partners: readonly PartnerFacts[];
  readonly onClose: () => void;
}

type SaveShares = (step: ShareStep, version: number) => Promise<CarSharesFacts>;

/** The shares after the calls, one after the other. */
async function take(steps: readonly ShareStep[], from: CarSharesFacts, save: SaveShares) {
  let car = from;
  for (const step of steps) car = await save(step, car.version);
  return car;
}

/** What differs for each partner, by the day from which it holds. */
function changesOf(
  partners: readonly PartnerFacts[],
  was: CarSharesFacts,
  now: CarSharesFacts,
): FieldChange[] {
  const days = new Set([...was.shareSets, ...now.shareSets].map((set) => set.fromDay ?? null));
  const textOf = ({ shareSets }: CarSharesFacts, day: Day | null, id: number) => {
    const set = day === null ? shareSets[0] : setOn(shareSets, day);
    const share = set?.shares.find(({ partnerId }) => partnerId === id)?.sharePercent;
    return share === undefined ? null : percentText(share);
  };
  return [...days].flatMap((day) =>
    partners.flatMap(({ id, name }) => {
      const [before, after] = [textOf(was, day, id), textOf(now, day, id)];
      if (before === after) return [];
      const from = day === null ? '' : ` ${PARTNERS_TEXTS.since(day).toLowerCase()}`;
      return [{ title: `${name}, %${from}`, was: before, now: after }];
    }),
  );
}

/** Shares of one car: accepts a comma, at most 100 % in total (requirements.md, N11, N12). */
export function CarSharesDialog({ car, partners, onClose }: CarSharesDialogProps) {
  const send = useCommand('setCarShares', SetCarSharesDocument);
  const { carId } = car;
  const save: SaveShares = async ({ shares, fromDay }, version) =>
    (await send({ carId, shares: [...shares], fromDay, version })).setCarShares;
  const today = useToday();
  const [opened, open] = useState(car);
  const [removing, setRemoving] = useState<Day | null>(null);
  const valuesOf = (shared: CarSharesFacts) => firstValues({ car: shared, partners, today });
  const shown = { car: opened, partners, today };
  /** Offers to undo a change of the sets from this day on. */
  const offerUndo = (done: string, fromDay: Day | null, saved: CarSharesFacts) =>
    offerCommandUndo({
      done,
      about: `shares:${carId}`,
      run: () => take(stepsTo(opened.shareSets, fromDay), saved, save),
      undone: PARTNERS_TEXTS.undone,
      failed: PARTNERS_TEXTS.undoFailed,
    });
  const form = useSaveForm({
    initialValues: valuesOf(opened),
    shape: carSharesForm,
    toPayload: toCarSharesPayload,
    save: async (payload: CarSharesPayload) => ({
      saved: await save(payload, opened.version),
      fromDay: payload.fromDay,
    }),
    onSaved: ({ saved, fromDay }) => {
      offerUndo(PARTNERS_TEXTS.saved, fromDay, saved);
      onClose();
    },
    fallback: MESSAGES.generic.error,
  });
  const newer = useNewer({
    record: car,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
    // The answers of the own removal.
    isSame: () => removing !== null,
    changesOf: (was, now) => changesOf(partners, was, now),
    rebase: rebasedShares,
  });
  const remove = async (day: Day) => {
    setRemoving(day);
    try {
      const left = opened.shareSets.filter(({ fromDay }) => fromDay !== day);
      const saved = await take(stepsTo(left, day), opened, save);
      offerUndo(PARTNERS_TEXTS.removed(day), day, saved);
    } catch (error) {
      showToast('error', commandFailureText(error, PARTNERS_TEXTS.removeFailed));
    }
    setRemoving(null);
  };
  const { values, update } = form;
  const errorOfShare = (at: number) => form.errorAt(`shares[${at}].sharePercent`);
  // A sum beyond 100 % is an error of all entered shares.
  const isSumWrong =
    form.errorOf('shares') !== null && values.shares.every((_, at) => errorOfShare(at) === null);
  const given = values.shares.reduce(
    (sum, { sharePercent }) => sum + (parsePercent(sharePercent) ?? 0),
    0,
  );
  const replaced = replacedDays(opened, values);
  return (
    <SaveDialog
      title={`${PARTNERS_TEXTS.editTitle} ${car.carTitle} ${car.licensePlate}`}
      form={form}
      submit={PARTNERS_TEXTS.save}
      newer={newer}
      onClose={onClose}
    >
      {opened.shareSets.length > 1 && (
        <ShareSets
          sets={opened.shareSets}
          partners={partners}
          removing={removing}
          onEdit={(fromDay) => update(() => chosen(shown, { hold: 'fromDay', fromDay }))}
          onRemove={remove}
        />
      )}
      <ChipField
        label={PARTNERS_TEXTS.hold}
        value={values.hold}
        options={HOLDS}
        onChange={(hold) => update((now) => rechosen(shown, now, { hold, fromDay: now.fromDay }))}
      />
      {values.hold === 'fromDay' && (
        <DateField
          {...bound(form, 'fromDay', (now, fromDay) =>
            rechosen(shown, now, { hold: now.hold, fromDay }),
          )}
          label={PARTNERS_TEXTS.fromDay}
          isRequired
        />
      )}
      {replaced.length > 0 && (
        <Text as="p" tone="muted" size="label" role="status">
          {PARTNERS_TEXTS.replaces(replaced)}
        </Text>
      )}
      {values.shares.map(({ partnerId, sharePercent }, at) => {
        const name = partners.find(({ id }) => id === partnerId)?.name ?? '';
        return (
          <NumberField
            key={partnerId}
            label={`${name}, %`}
            hasDecimals
            value={sharePercent}
            isInvalid={errorOfShare(at) !== null || (isSumWrong && sharePercent.trim() !== '')}
            onChange={(text) =>
              update((now) => ({
                ...now,
                shares: now.shares.map((share) =>
                  share.partnerId === partnerId ? { ...share, sharePercent: text } : share,
                ),
              }))
            }
          />
        );
      })}
      <Text as="p" tone="muted" size="label" role="status">
        {PARTNERS_TEXTS.left} {percentText(Math.max(0, 100 - given))} %
      </Text>
    </SaveDialog>
  );
}
