import { useSession } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { MOVE_FORMS, RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import type { Day } from '@schema/values/time/calendar';
import { plural } from '@schema/values/words/plural';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { useState } from 'react';
import { MoveList } from './MoveList';
import css from './Reseating.module.css';
import { StayRow } from './StayRow';
import { SwapDialog } from './swap/SwapDialog';
import { useChosenMoves } from './useChosenMoves';
import { useReseat } from './useReseat';
import type { PlanFacts, PlannedMove, StayingSeat } from './useReseatPlan';

/** Paths to records; null: no permission. */
export interface ReseatLinks {
  readonly booking: (id: number) => string;
  readonly service: (id: number) => string;
  readonly board: (carId: number, day: Day) => string;
}

interface ReseatResultProps {
  readonly plan: PlanFacts;
  readonly from: Day;
  /** Null: no access to the board. */
  readonly links: ReseatLinks | null;
  /** Whether to open the car swap of the rental in progress, if any. */
  readonly opensSwap: boolean;
}

/** Whether the car is with the customer; then the rental can only continue in another car. */
const isUnderWay = ({ kind, startDate, endDate }: StayingSeat, now: Date) =>
  kind === 'booking' && new Date(startDate) < now && now < new Date(endDate);

/** The plan: moves, bookings that stay and the apply button. */
export function ReseatResult({ plan, from, links, opensSwap }: ReseatResultProps) {
  const { apply, isPending, failure } = useReseat();
  const { now } = useSession();
  const { car, moves, stays } = plan;
  const [swapped, setSwapped] = useState<StayingSeat | null>(
    () => (opensSwap && stays.find((seat) => isUnderWay(seat, now()))) || null,
  );
  const name = `${car.title} ${car.licensePlate}`;
  return (
    <>
      {failure && <ErrorBox message={failure} />}
      {moves.length + stays.length === 0 && (
        <InfoPanel look="success" title={`${name} ${RESEATING_TEXTS.free}`}>
          {RESEATING_TEXTS.freeHint}
        </InfoPanel>
      )}
      {stays.length > 0 && (
        <InfoPanel look="warning" title={RESEATING_TEXTS.partly}>
          {RESEATING_TEXTS.partlyHint}
        </InfoPanel>
      )}
      {!plan.isBest && <InfoPanel look="info">{RESEATING_TEXTS.notBest}</InfoPanel>}
      {moves.length > 0 && (
        <ReseatMoves
          plan={plan}
          isPending={isPending}
          onApply={(chosen, takesTariff) => void apply(chosen, takesTariff)}
        />
      )}
      {stays.length > 0 && (
        <section className={css.part} aria-label={RESEATING_TEXTS.stays}>
          <h2 className={css.heading}>
            {RESEATING_TEXTS.stays} <span className={css.count}>{stays.length}</span>
          </h2>
          <FramedList label={RESEATING_TEXTS.stays}>
            {stays.map((seat) => (
              <StayRow
                key={`${seat.kind} ${seat.id}`}
                seat={seat}
                link={links && (seat.kind === 'booking' ? links.booking : links.service)(seat.id)}
              >
                {isUnderWay(seat, now()) && (
                  <Button onClick={() => setSwapped(seat)}>{RESEATING_TEXTS.swap}</Button>
                )}
              </StayRow>
            ))}
          </FramedList>
        </section>
      )}
      {swapped && <SwapDialog rental={swapped} car={car} onClose={() => setSwapped(null)} />}
      {links && (
        <div>
          <ButtonLink target={{ to: links.board(car.id, from) }} icon={<CalendarSearch />}>
            {`${RESEATING_TEXTS.onBoard}: ${name}`}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

interface ReseatMovesProps {
  readonly plan: PlanFacts;
  readonly isPending: boolean;
  readonly onApply: (moves: readonly PlannedMove[], takesTariff: boolean) => void;
}

/** The moves of a plan with checkboxes and the apply button. */
function ReseatMoves({ plan, isPending, onApply }: ReseatMovesProps) {
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
