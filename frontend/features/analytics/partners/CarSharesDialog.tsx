import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Text } from '@frontend/shared/ui/layout/Text';
import {
  type CarSharesPayload,
  type CarSharesValues,
  carSharesForm,
  toCarSharesPayload,
} from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { parsePercent, percentText } from '@schema/values/money/percent';
import { useState } from 'react';
import { SetCarSharesDocument } from './partners.generated';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

interface CarSharesDialogProps {
  readonly car: CarSharesFacts;
  readonly partners: readonly PartnerFacts[];
  readonly onClose: () => void;
}

const shareText = ({ shares }: CarSharesFacts, partnerId: number): string => {
  const share = shares.find((one) => one.partnerId === partnerId)?.sharePercent;
  return share === undefined ? '' : percentText(share);
};

/** Keeps typed shares of partners whose share was not changed by others. */
function rebasedShares(
  opened: CarSharesValues,
  newer: CarSharesValues,
  typed: CarSharesValues,
): CarSharesValues {
  const textIn = ({ shares }: CarSharesValues, id: number) =>
    shares.find(({ partnerId }) => partnerId === id)?.sharePercent ?? '';
  return {
    shares: newer.shares.map((share) => {
      const { partnerId: id, sharePercent } = share;
      const isKept = textIn(opened, id) === sharePercent;
      return isKept ? { partnerId: id, sharePercent: textIn(typed, id) } : share;
    }),
  };
}

/** Shares of one car: accepts a comma, at most 100 % in total (requirements.md, N11, N12). */
export function CarSharesDialog({ car, partners, onClose }: CarSharesDialogProps) {
  const save = useCommand('setCarShares', SetCarSharesDocument);
  const [opened, open] = useState(car);
  const valuesOf = (shared: CarSharesFacts): CarSharesValues => ({
    shares: partners.map(({ id }) => ({ partnerId: id, sharePercent: shareText(shared, id) })),
  });
  const form = useSaveForm({
    initialValues: valuesOf(opened),
    shape: carSharesForm,
    toPayload: toCarSharesPayload,
    save: async ({ shares }: CarSharesPayload) =>
      (await save({ carId: opened.carId, shares, version: opened.version })).setCarShares,
    onSaved: ({ version }) => {
      const { carId } = opened;
      const shares = opened.shares.map(({ partnerId, sharePercent }) => ({
        partnerId,
        sharePercent,
      }));
      offerCommandUndo({
        done: PARTNERS_TEXTS.saved,
        about: `shares:${carId}`,
        run: () => save({ carId, shares, version }),
        undone: PARTNERS_TEXTS.undone,
        failed: PARTNERS_TEXTS.undoFailed,
      });
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
    changesOf: (was, now) =>
      partners.flatMap(({ id, name }) => {
        const [before, after] = [shareText(was, id), shareText(now, id)];
        if (before === after) return [];
        return [{ title: `${name}, %`, was: before || null, now: after || null }];
      }),
    rebase: rebasedShares,
  });
  const { values, update } = form;
  const errorOfShare = (at: number) => form.errorAt(`shares[${at}].sharePercent`);
  // A sum beyond 100 % is an error of all entered shares.
  const isSumWrong =
    form.errorOf('shares') !== null && values.shares.every((_, at) => errorOfShare(at) === null);
  const given = values.shares.reduce(
    (sum, { sharePercent }) => sum + (parsePercent(sharePercent) ?? 0),
    0,
  );
  return (
    <SaveDialog
      title={`${PARTNERS_TEXTS.editTitle} ${car.carTitle} ${car.licensePlate}`}
      form={form}
      submit={PARTNERS_TEXTS.save}
      newer={newer}
      onClose={onClose}
    >
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
