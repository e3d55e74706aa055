import { Text } from '@frontend/shared/ui/layout/Text';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { MoveRow } from './MoveRow';
import type { useChosenMoves } from './useChosenMoves';
import type { PlannedMove } from './useReseatPlan';

interface MoveListProps
  extends Pick<ReturnType<typeof useChosenMoves>, 'chosen' | 'choose' | 'along'> {
  readonly label: string;
  readonly moves: readonly PlannedMove[];
  readonly takesTariff: boolean;
  readonly disabled: boolean;
}

/** Planned moves with checkboxes, and which others a choice has changed. */
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
