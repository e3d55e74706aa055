import { useCommand } from '@frontend/shared/data/commands/use-command';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import {
  type CarSharesPayload,
  type CarSharesValues,
  carSharesForm,
  toCarSharesPayload,
} from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { parsePercent, percentText } from '@schema/values/money/percent';
import { SetCarSharesDocument } from './partners.generated';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

interface CarSharesDialogProps {
  readonly car: CarSharesFacts;
  readonly partners: readonly PartnerFacts[];
  readonly onClose: () => void;
}

/** Shares of one car: accepts a comma, at most 100 % in total (requirements.md, N11, N12). */
export function CarSharesDialog({ car, partners, onClose }: CarSharesDialogProps) {
  const save = useCommand('setCarShares', SetCarSharesDocument);
  const shareOf = (partnerId: number) =>
    car.shares.find((share) => share.partnerId === partnerId)?.sharePercent;
  const form = useSaveForm({
    initialValues: {
      shares: partners.map(({ id }) => {
        const share = shareOf(id);
        return { partnerId: id, sharePercent: share === undefined ? '' : percentText(share) };
      }),
    } satisfies CarSharesValues,
    shape: carSharesForm,
    toPayload: toCarSharesPayload,
    save: ({ shares }: CarSharesPayload) => save({ carId: car.carId, shares }),
    onSaved: () => {
      showToast('success', PARTNERS_TEXTS.saved);
      onClose();
    },
    fallback: MESSAGES.generic.error,
  });
  const { values, update } = form;
  const given = values.shares.reduce(
    (sum, { sharePercent }) => sum + (parsePercent(sharePercent) ?? 0),
    0,
  );
  return (
    <SaveDialog
      title={`${PARTNERS_TEXTS.editTitle} ${car.carTitle} ${car.licensePlate}`}
      form={form}
      submit={PARTNERS_TEXTS.save}
      onClose={onClose}
    >
      {values.shares.map(({ partnerId, sharePercent }) => {
        const name = partners.find(({ id }) => id === partnerId)?.name ?? '';
        return (
          <TextField
            key={partnerId}
            label={`${name}, %`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={sharePercent}
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
      <p className={textCss.quiet} role="status">
        {PARTNERS_TEXTS.left} {percentText(Math.max(0, 100 - given))} %
      </p>
    </SaveDialog>
  );
}
