import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { formatRoubles } from '@schema/values/money/money';
import ArrowRight from 'lucide-react/icons/arrow-right';
import css from './Reseating.module.css';
import type { useChosenMoves } from './useChosenMoves';
import type { PlannedMove } from './useReseatPlan';

interface MoveListProps
  extends Pick<ReturnType<typeof useChosenMoves>, 'chosen' | 'choose' | 'along'> {
  readonly label: string;
  readonly moves: readonly PlannedMove[];
  readonly takesTariff: boolean;
  readonly disabled: boolean;
}

/** Planned moves with checkboxes, and the moves toggled by the last choice. */
export function MoveList(props: MoveListProps) {
  const { label, moves, chosen, choose, along, takesTariff, disabled } = props;
  return (
    <>
      <FramedList label={label}>
        {moves.map((move) => (
          <MoveRow
            key={move.bookingId}
            move={move}
            takesTariff={takesTariff}
            disabled={disabled}
            isChosen={chosen.includes(move)}
            onChoose={(isTaken) => choose(move, isTaken)}
          />
        ))}
      </FramedList>
      <Text as="div" tone="muted" size="label" role="status">
        {along}
      </Text>
    </>
  );
}

/** «9 000 ₽ → 9 600 ₽», or the agreed price when it does not change. */
function priceText({ totalPrice, tariffPrice }: PlannedMove, takesTariff: boolean): string {
  const was = totalPrice == null ? RESEATING_TEXTS.noPrice : formatRoubles(totalPrice);
  if (!takesTariff || tariffPrice == null || tariffPrice === totalPrice) {
    return `${was}, ${RESEATING_TEXTS.priceStays}`;
  }
  return `${was} → ${formatRoubles(tariffPrice)}`;
}

interface MoveRowProps {
  readonly move: PlannedMove;
  readonly takesTariff: boolean;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One planned move: booking, cars, reason and price, with a checkbox. */
function MoveRow({ move, takesTariff, isChosen, disabled, onChoose }: MoveRowProps) {
  const moment = useMoment();
  const { from, to } = move;
  return (
    <li className={classNames(css.row, !isChosen && css.leftOut)}>
      <Checkbox
        className={css.choice}
        label={<b className={css.name}>{move.customer}</b>}
        hint={`${moment(move.startDate)} – ${moment(move.endDate)}`}
        isChecked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <Row gap={10} rowGap={4} align="center" wrap canShrink>
        <span className={css.car}>
          {from.title} <PlateLine car={from} />
        </span>
        <ArrowRight className={css.arrow} aria-label="→" />
        <b className={css.car}>
          {to.title} <PlateLine car={to} />
        </b>
      </Row>
      <Stack gap={2} canShrink>
        <span>{move.reason}</span>
        {move.isExtension && (
          <Text tone="warning" size="label">
            {RESEATING_TEXTS.extension}
          </Text>
        )}
        <Text tone="muted" size="label">
          {priceText(move, takesTariff)}
        </Text>
      </Stack>
    </li>
  );
}
