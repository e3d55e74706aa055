import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useSession } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { useOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { useFieldInView } from '@frontend/shared/lib/overlays/use-field-in-view';
import { useFirstInvalid } from '@frontend/shared/lib/use-first-invalid';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Text } from '@frontend/shared/ui/layout/Text';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import { SWAP_SHEET_TEXTS } from '@schema/texts/handover/swap-sheets';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignaturePart } from '../form/SignaturePart';
import { useSheetParts } from '../form/use-sheet-parts';
import { MorePhotos } from '../photos/MorePhotos';
import css from '../Sheet.module.css';
import { SheetBar } from '../SheetBar';
import { SheetHead } from '../SheetHead';
import { SheetPanel, SheetScope } from '../SheetPanel';
import type { RentalSheets } from '../useRentalSheets';
import { SheetHalf } from './SheetHalf';
import { useSwapSheets } from './useSwapSheets';

/** How a car is named. */
type CarNames = Pick<RentalSheets, 'carId' | 'carTitle' | 'licensePlate' | 'color' | 'year'>;

const carOf = ({ carId, carTitle, licensePlate, color, year }: CarNames): CarNames => ({
  carId,
  carTitle,
  licensePlate,
  color,
  year,
});

interface SwapSheetsProps {
  readonly rental: RentalSheets;
  /** The car that continues the rental. */
  readonly car: CarNames;
  /** ISO instant; null: now. */
  readonly at: string | null;
  readonly back: ReactNode;
}

/** The swap of a car with the sheets of its return and of the handover of the new one. */
export function SwapSheets({ rental, car, at, back: backLink }: SwapSheetsProps) {
  const { now } = useSession();
  const navigate = useNavigate();
  const moment = useMoment();
  const [openedAt] = useState(() => now().toISOString());
  // The return is of this car, also when the booking is moved to another one meanwhile.
  const [firstCar] = useState(() => carOf(rental));
  const { bookingId, customerName } = rental;
  const end = at ?? openedAt;
  // What is charged at the return is due until the swap.
  const back = { ...rental, ...firstCar, endDate: end, returnedAt: end };
  const out = { ...rental, ...carOf(car), sheets: [], previousPhotos: [] };
  const form = useSwapSheets({
    back,
    out,
    at,
    onSwapped: (secondId) => void navigate(handoverPath(secondId, 'out')),
    onUndone: (secondId) => {
      // The page of the second part has nothing to show.
      const isShown = location.pathname === handoverPath(secondId, 'out');
      if (isShown) void navigate(handoverPath(bookingId, 'back'));
    },
  });
  const parts = {
    back: useSheetParts({
      rental: back,
      side: 'back',
      form: form.back.fields,
      isSupplement: false,
    }),
    out: useSheetParts({ rental: out, side: 'out', form: form.out.fields, isSupplement: false }),
  };
  const element = useRef<HTMLElement>(null);
  useOpenForm(form.isUnsaved);
  useFirstInvalid(element, form.attempt);
  useFieldInView(element);
  const lacking = (['back', 'out'] as const).find((side) => parts[side].missing.length > 0);
  const isDoubted = form.back.fields.doubt !== null || form.out.fields.doubt !== null;
  return (
    <div className={css.page}>
      <SheetHead
        rental={rental}
        title={SHELL_TEXTS.sheetsOfSwap}
        plates={[firstCar.licensePlate, car.licensePlate]}
        fact={at === null ? SWAP_SHEET_TEXTS.now : SWAP_SHEET_TEXTS.at(moment(at))}
        back={backLink}
      />
      <section ref={element} aria-label={SHELL_TEXTS.sheetsOfSwap} className={css.form}>
        <SheetHalf side="back" rental={back} half={form.back} parts={parts.back} />
        <SheetHalf side="out" rental={out} half={form.out} parts={parts.out} />
        <div className={css.columns}>
          <SheetPanel part="signature" note={SWAP_SHEET_TEXTS.signature}>
            <SignaturePart
              form={form.out.fields}
              customerName={customerName}
              signed={[
                `${SHEET_LINKS.back}. ${parts.back.signed}`,
                `${SHEET_LINKS.out}. ${parts.out.signed}`,
              ]}
            />
          </SheetPanel>
        </div>
      </section>
      <SheetBar
        label={SWAP_SHEET_TEXTS.save}
        onSubmit={() => void form.submit()}
        message={
          !isDoubted && (
            <FormMessage form={form}>
              {form.unanswered && <Text as="p">{SWAP_SHEET_TEXTS.unanswered}</Text>}
            </FormMessage>
          )
        }
      >
        {lacking ? (
          <SheetScope value={lacking}>
            <MorePhotos missing={parts[lacking].missing} stage={parts[lacking].stage} />
          </SheetScope>
        ) : (
          <Button
            type="submit"
            size="large"
            look="primary"
            className={css.mark}
            icon={<ArrowLeftRight />}
            isPending={form.isPending}
          >
            {form.mustConfirm ? UNRETURNED_TEXTS.confirm : SWAP_SHEET_TEXTS.save}
          </Button>
        )}
      </SheetBar>
    </div>
  );
}
