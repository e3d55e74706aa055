import { type PlanFragment, ReseatingPlanDocument } from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { endOfDay, startOfDay } from '@schema/values/time/calendar';
import { isComplete, type ReseatAddress } from './reseat-address';

export type PlanFacts = PlanFragment;
export type PlannedMove = PlanFacts['moves'][number];
export type StayingSeat = PlanFacts['stays'][number];

/** The plan for the URL parameters; refetched whenever the board changes. */
export function useReseatPlan(requested: ReseatAddress) {
  const zone = useZone();
  const { goal, carId, model, from, to } = requested;
  const skip = !isComplete(requested);
  const { data, query } = useFreshQuery(ReseatingPlanDocument, {
    variables: {
      carId: goal === 'model' ? null : carId,
      model: goal === 'model' ? model : null,
      start: startOfDay(from, zone).toISOString(),
      end: endOfDay(to, zone).toISOString(),
      isBroken: goal === 'broken',
    },
    maxAgeMs: 0,
    topic: 'board',
    skip,
  });
  useConnectionOpened(() => {
    if (!skip) query.retry();
  });
  // The previous response belongs to other parameters.
  return { plan: skip ? null : (data?.reseatingPlan ?? null), query };
}
