import type { CardBooking } from '@frontend/features/board/card/card-buttons';
import { MarkButton } from '@frontend/shared/bookings/MarkButton';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { displayName } from '@schema/values/fleet/car-title';
import { cardOffer } from './card-offer';

interface CardActionsProps {
  readonly booking: CardBooking;
  readonly now: Date;
  readonly zone: string;
  readonly onExtend: (bookingId: number) => void;
  readonly onClose: () => void;
}

/** «Выдать» or «Принять» and «Продлить» on the card of a tapped booking. */
export default function CardActions(props: CardActionsProps) {
  const { booking, now, zone, onExtend, onClose } = props;
  const { record, car } = booking;
  const { mark, canExtend } = cardOffer(booking, now, zone);
  return (
    <>
      {mark && (
        <MarkButton
          kind={mark}
          look="primary"
          booking={{ ...record, carTitle: displayName(car) }}
          onMarked={onClose}
        />
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
    </>
  );
}
