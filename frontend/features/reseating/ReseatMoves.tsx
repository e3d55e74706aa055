import { Button } from '@frontend/shared/ui/buttons/Button';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { MOVE_FORMS, RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { plural } from '@schema/values/words/plural';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { MoveList } from './MoveList';
import css from './Reseating.module.css';
import { useChosenMoves } from './useChosenMoves';
import type { PlanFacts, PlannedMove } from './useReseatPlan';

interface ReseatMovesProps {
  readonly plan: PlanFacts;
  readonly isPending: boolean;
  readonly onApply: (moves: readonly PlannedMove[], takesTariff: boolean) => void;
}

/** The moves of a plan with checkboxes and the apply button. */
export function ReseatMoves({ plan, isPending, onApply }: ReseatMovesProps) {
  const [takesTariff, setTakesTariff] = useState(false);
  const { moves } = plan;
  const { chosen, choose, along, remains } = useChosenMoves(plan.car.id, moves);
  return (
    <section className={css.part} aria-label={RESEATING_TEXTS.plan}>
      <h2 className={css.heading}>
        {RESEATING_TEXTS.moves} <span className={css.count}>{moves.length}</span>
      </h2>
      <MoveList
        moves={moves}
        chosen={chosen}
        choose={choose}
        along={along}
        takesTariff={takesTariff}
        label={RESEATING_TEXTS.moves}
        disabled={isPending}
      />
      {remains && <InfoPanel look="warning">{remains}</InfoPanel>}
      <Row gap={16} rowGap={10} align="center" justify="between" wrap className={css.decide}>
        <Checkbox
          className={css.tariff}
          label={RESEATING_TEXTS.takesTariff}
          hint={RESEATING_TEXTS.takesTariffHint}
          isChecked={takesTariff}
          onChange={setTakesTariff}
        />
        <Button
          look="primary"
          icon={<ArrowLeftRight />}
          isPending={isPending}
          disabled={chosen.length === 0}
          onClick={() => onApply(chosen, takesTariff)}
        >
          {chosen.length === 0
            ? RESEATING_TEXTS.nothingChosen
            : `${RESEATING_TEXTS.apply}: ${plural(chosen.length, MOVE_FORMS)}`}
        </Button>
      </Row>
    </section>
  );
}
