import { bookedRental } from '@frontend/shared/bookings/booked-rental';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import {
  canBeLate,
  isInProgress,
  nextMark,
  offeredMarks,
} from '@frontend/shared/bookings/marks/offered-marks';
import { occupiedOf, type ReseatLink, takenPart } from '@frontend/shared/bookings/occupied';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { nearby } from '@frontend/shared/cars/nearby';
import { useCan, useSession } from '@frontend/shared/data/session';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { readPeriod } from '@frontend/shared/forms/typed-period';
import { History } from '@frontend/shared/history/History';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { focusUnlessTyping } from '@frontend/shared/lib/overlays/focus-return';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { offerOf } from '@frontend/shared/offers/offer';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { MESSAGES } from '@schema/messages';
import {
  BOOKING_DETAILS_TEXTS,
  CANCEL_REASONS,
  CONFLICT_TEXTS,
} from '@schema/texts/bookings/bookings';
import { displayName } from '@schema/values/fleet/car-title';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { EditFields } from '../edit/EditFields';
import { type EditBookingValues, isMoved, withPeriod } from '../edit/edit-booking-values';
import { useEditBooking } from '../edit/useEditBooking';
import { ArchiveQuestion } from './ArchiveQuestion';
import { BookingActions } from './BookingActions';
import { BookingAside } from './BookingAside';
import { BookingCustomer } from './BookingCustomer';
import { BookingMarks } from './BookingMarks';
import { BookingMessages } from './BookingMessages';
import { BookingPanelFooter } from './BookingPanelFooter';
import { CarChange } from './CarChange';
import { EditOutcome } from './EditOutcome';
import { OtherParts } from './OtherParts';
import type { RentalParts } from './useBooking';

const LatePanel = lazyComponent(() => import('./LatePanel'));

/** «Оплата» of the booking; `isNext`: no mark is due before it. */
export type MoneyPart = (isNext: boolean) => ReactNode;

interface BookingPanelProps {
  readonly booking: BookingFacts;
  readonly parts: RentalParts;
  /** Path of the customer's card; null: no permission, or unknown yet. */
  readonly customerPath: string | null;
  readonly money: MoneyPart | null;
  /** «Документы» of the booking. */
  readonly papers: ReactNode;
  readonly cars: CarKnowledge;
  readonly onSaved: () => void;
  readonly onStale: () => void;
  readonly onExtend: (() => void) | null;
  /** Null: no permission to move bookings. */
  readonly reseatLink: ReseatLink | null;
  /** Null: no permission to swap cars. */
  readonly swapLink: ReseatLink | null;
  /** Null: no permission to report a breakdown. */
  readonly onBreakdown: (() => void) | null;
  readonly onOpenBooking: (id: number) => void;
  readonly onArchived: () => void;
  readonly onClose: () => void;
}

/** The facts, edit form, extension and archive action of a loaded booking. */
export function BookingPanel(props: BookingPanelProps) {
  const { booking, parts, cars, onSaved, onStale, onExtend, onBreakdown, onArchived } = props;
  const { onClose } = props;
  const { now, company } = useSession();
  const zone = company.timeZone;
  const isReadOnly = !useCan('edit_bookings');
  const form = useEditBooking({ booking, isReadOnly, onSaved, onStale });
  const { values, update, attempt, isPending, opened } = form;
  const leave = useLeave();
  /** The suggested reason while the archive question is open. */
  const [archiveReason, setArchiveReason] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const [fixed, setFixed] = useState<string | null>(null);

  const fix = (text: string, change: (values: EditBookingValues) => EditBookingValues) => {
    update(change);
    form.forgetRefusal();
    setFixed(text);
  };
  const period = readPeriod(values);
  const own = { kind: 'booking', id: booking.id } as const;
  const around = isMoved(opened, values) && period && nearby(values.carId, period, cars, own);
  const occupied = occupiedOf(form.refusal);
  // The booking's own days are no conflict: check only the days occupied by other records.
  const taken = occupied && period && takenPart(period, occupied.conflicts);
  const outcome = (
    <EditOutcome
      form={form}
      around={occupied ? null : around || null}
      reseatLink={isReadOnly ? null : props.reseatLink}
    />
  );
  const mayBeLate = canBeLate(booking, now(), zone, company);
  const place = useRef<HTMLDivElement>(null);
  const markable = bookedRental(booking, cars.car(booking.carId));
  const next = isReadOnly ? null : nextMark(booking, now(), zone, company);
  const otherMarks = isReadOnly
    ? []
    : offeredMarks(booking, now(), zone).filter((kind) => kind !== next);
  const carName = (carId: number) => {
    const car = cars.car(carId);
    return car && displayName(car);
  };
  const ownNeed = {
    carId: booking.carId,
    startDate: new Date(booking.startDate),
    endDate: new Date(booking.endDate),
  };
  const swapPath = isInProgress(booking, now()) ? props.swapLink?.(ownNeed) : null;
  const reseatPath = taken && props.reseatLink?.({ carId: values.carId, ...taken });

  return (
    <>
      <DialogForm
        label={BOOKING_DETAILS_TEXTS.form}
        submitCount={attempt}
        isUnsaved={form.isUnsaved}
        onDiscard={form.dropDraft}
        onSubmit={() => {
          setFixed(null);
          return form.canSave && form.submit();
        }}
      >
        <DialogBody
          aside={
            <BookingAside
              booking={booking}
              car={cars.car(values.carId)}
              marks={
                <BookingMarks
                  booking={booking}
                  markable={markable}
                  kinds={otherMarks}
                  place={place}
                />
              }
              customer={
                <BookingCustomer
                  booking={booking}
                  path={props.customerPath}
                  hasParts={parts.length > 0}
                  canReplace={!isReadOnly}
                />
              }
              papers={props.papers}
              money={props.money?.(next === null)}
              isMoneyNext={next === null && booking.returnedAt !== null}
            >
              <OtherParts parts={parts} booking={booking} onOpen={props.onOpenBooking} />
            </BookingAside>
          }
        >
          {!isReadOnly && (
            <BookingActions
              isPending={isPending}
              onExtend={onExtend && (() => leave(onExtend))}
              onBreakdown={onBreakdown && (() => leave(onBreakdown))}
              onLate={mayBeLate ? () => setLate(!isLate) : null}
              isLate={isLate}
              onNoShow={() => setArchiveReason(CANCEL_REASONS[0])}
              offer={() => offerOf(booking, cars.car(booking.carId))}
            />
          )}
          {isLate && (
            <Suspense
              fallback={
                <LatePart>
                  <Spinner look="inline" description={BOOKING_DETAILS_TEXTS.loading} />
                </LatePart>
              }
            >
              <LatePanel
                planned={opened}
                startDate={values.startDate}
                isPending={isPending}
                onTake={(dates) => update((was) => withPeriod(was, dates))}
              >
                {outcome}
              </LatePanel>
            </Suspense>
          )}
          {isReadOnly && <InfoPanel look="info">{MESSAGES.access.bookingReadOnly}</InfoPanel>}
          <RestoredPanel kind="booking" form={form} />
          <BookingMessages
            form={form}
            occupied={occupied}
            reseatPath={reseatPath}
            fixed={fixed}
            onFix={fix}
          />
          <EditFields form={form} isReadOnly={isReadOnly} />
          {!isReadOnly && (
            <CarChange
              swapPath={swapPath}
              period={period && { startDate: values.startDate, endDate: values.endDate }}
              carId={values.carId}
              disabled={isPending}
              reseatPath={props.reseatLink?.(ownNeed)}
              onTake={(carId) => fix(CONFLICT_TEXTS.carTaken, (was) => ({ ...was, carId }))}
            />
          )}
          {!isLate && outcome}
          <History kind="booking" id={booking.id} carName={carName} />
        </DialogBody>
        <BookingPanelFooter
          isReadOnly={isReadOnly}
          isPending={isPending}
          canSave={form.canSave}
          next={
            next && (
              <MarkButton
                key={next}
                kind={next}
                booking={markable}
                look={form.canSave ? 'secondary' : 'primary'}
                disabled={isPending}
                // The pressed button is removed: keep the focus inside the dialog.
                onMarked={() => focusUnlessTyping(place.current)}
              />
            )
          }
          onArchive={() => setArchiveReason('')}
          onClose={onClose}
        />
      </DialogForm>
      {archiveReason !== null && (
        <ArchiveQuestion
          booking={booking}
          car={cars.car(booking.carId)}
          reason={archiveReason}
          onArchived={onArchived}
          onClose={() => setArchiveReason(null)}
        />
      )}
    </>
  );
}
