import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { endOfDay, startOfDay } from '@schema/values/time/calendar';
import { useState } from 'react';
import { isComplete, isOutOfUse, type ReseatAddress, reseatParams } from './reseat-address';
import { type PlanFragment, ReseatingPlanDocument } from './reseating.generated';

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
      isBroken: isOutOfUse(goal),
    },
    maxAgeMs: 0,
    topics: ['board'],
    skip,
  });
  useConnectionOpened(() => {
    if (!skip) query.retry();
  });
  // A failed refresh has no data: a plan of the same parameters stays, a plan of others does not.
  const key = reseatParams(requested).toString();
  const answered = skip ? null : (data?.reseatingPlan ?? null);
  const [last, setLast] = useState<{ key: string; plan: PlanFacts } | null>(null);
  if (answered && (last?.plan !== answered || last.key !== key)) setLast({ key, plan: answered });
  const kept = query.error && last?.key === key ? last.plan : null;
  return { plan: answered ?? kept, query };
}
