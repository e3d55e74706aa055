import type { CardBooking } from '@frontend/features/board/card/card-buttons';
import { bookedRental } from '@frontend/shared/bookings/booked-rental';
import { handoverPath, sideOfMark } from '@frontend/shared/bookings/handover-path';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { offerOf } from '@frontend/shared/offers/offer';
import { requestOffer } from '@frontend/shared/offers/requested-offer';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import { TAKE_PAYMENT_TITLE } from '@schema/texts/money/take-payment';
import { cardOffer } from './card-offer';

interface CardActionsProps {
  readonly booking: CardBooking;
  readonly now: Date;
  readonly zone: string;
  readonly onExtend: (bookingId: number) => void;
  /** Opens a payment of the amount owed. */
  readonly onPay: (bookingId: number) => void;
  readonly onClose: () => void;
}

/** «Выдать» or «Принять», «Продлить», «Отправить клиенту» and «Принять оплату» on the card of a tapped booking. */
export default function CardActions(props: CardActionsProps) {
  const { booking, now, zone, onExtend, onPay, onClose } = props;
  const { record, car } = booking;
  const { mark, canExtend } = cardOffer(booking, now, zone);
  const { markOf } = useMoneyMarks([record.id]);
  const isOwed = (markOf(record.id)?.balance ?? 0) > 0;
  return (
    <>
      {mark && (
        <MarkButton
          kind={mark}
          look="primary"
          booking={bookedRental(record, car)}
          money={markOf(record.id)}
          onMarked={onClose}
        />
      )}
      {mark && (
        <ButtonLink target={{ to: handoverPath(record.id, sideOfMark(mark)) }} onFollow={onClose}>
          {SHEET_LINKS[sideOfMark(mark)]}
        </ButtonLink>
      )}
      {canExtend && (
        <Button
          onClick={() => {
            onClose();
            onExtend(record.id);
          }}
        >
          {CARD_TEXTS.extend}
        </Button>
      )}
      <Button
        onClick={() => {
          onClose();
          requestOffer(offerOf(record, car));
        }}
      >
        {OFFER_TEXTS.send}
      </Button>
      {isOwed && (
        <Button
          onClick={() => {
            onClose();
            onPay(record.id);
          }}
        >
          {TAKE_PAYMENT_TITLE}
        </Button>
      )}
    </>
  );
}
