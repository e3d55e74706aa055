import type { ReportBreakdownInput } from '@frontend/gql/schema-types';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import type { TypedPeriod } from '@frontend/shared/forms/typed-period';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { BREAKDOWN_DAYS } from '@schema/constants/fleet';
import { breakdownForm } from '@schema/forms/bookings/breakdown';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { millisecondsInDay } from 'date-fns/constants';
import { startOfMinute } from 'date-fns/startOfMinute';
import { useState } from 'react';
import { useChosenMoves } from '../useChosenMoves';
import type { PlannedMove } from '../useReseatPlan';
import { useBreakdown } from './useBreakdown';
import { useReportBreakdown } from './useReportBreakdown';

interface BreakdownValues extends TypedPeriod {
  readonly description: string;
  readonly replaces: boolean;
  /** Null: the suggested car. */
  readonly replacementId: number | null;
}

interface Wanted {
  readonly input: ReportBreakdownInput;
  readonly carIds: number[];
}

const NO_MOVES: readonly PlannedMove[] = [];

/** State of the sheet: typed values, affected bookings and their chosen actions. */
export function useBreakdownForm(carId: number, onSaved: () => void) {
  const { now } = useSession();
  const report = useReportBreakdown();
  /** The replacement that must be confirmed: another customer has not returned it. */
  const [unreturnedId, setUnreturned] = useState<number | null>(null);
  const [opened] = useState(() => startOfMinute(now()));
  const form = useSaveForm<BreakdownValues, Wanted, void>({
    initialValues: {
      startDate: opened.toISOString(),
      endDate: new Date(opened.getTime() + BREAKDOWN_DAYS * millisecondsInDay).toISOString(),
      description: BREAKDOWN_TEXTS.unknown,
      replaces: true,
      replacementId: null,
    },
    shape: breakdownForm,
    toPayload: ({ startDate, endDate, description }): Wanted => ({
      input: {
        carId,
        startDate,
        endDate,
        description,
        rental: rental &&
          replacement && {
            id: rental.id,
            version: rental.version,
            carId: replacement.id,
            confirmed: replacement.id === unreturnedId,
          },
        moves: chosen.map(({ bookingId: id, version, to }) => ({ id, version, carId: to.id })),
      },
      carIds: [
        ...new Set([
          carId,
          ...(replacement ? [replacement.id] : []),
          ...chosen.flatMap(({ from, to }) => [from.id, to.id]),
        ]),
      ],
    }),
    save: async ({ input, carIds }, key) => {
      try {
        await report(input, carIds, key);
      } catch (error) {
        if (refusalOf(error)?.code === 'CAR_NOT_RETURNED') {
          setUnreturned(input.rental?.carId ?? null);
        }
        query.retry();
        throw error;
      }
    },
    onSaved,
    fallback: BREAKDOWN_TEXTS.saveFailed,
  });
  const { startDate, endDate, replaces, replacementId } = form.values;
  const { facts, query } = useBreakdown({ carId, startDate, endDate, replacementId });
  const moves = facts?.plan.moves ?? NO_MOVES;
  const { chosen, choose, along } = useChosenMoves(carId, moves);
  const rental = facts?.rental ?? null;
  const cars = rental?.cars ?? [];
  const suggested = cars.find(({ id }) => id === replacementId) ?? cars[0] ?? null;
  const replacement = replaces ? suggested : null;
  return {
    ...form,
    facts,
    query,
    moves,
    chosen,
    choose,
    along,
    suggested,
    replacement,
    mustConfirm: replacement !== null && replacement.id === unreturnedId,
  };
}

export type BreakdownForm = ReturnType<typeof useBreakdownForm>;
