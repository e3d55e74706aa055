import { useSession } from '@frontend/shared/data/session';
import { parseInstant } from '@schema/values/time/instant';
import { useSearchParams } from 'react-router-dom';

const NAME = 'moment';

/** Past moment of the report in the address, ISO; null: now. A future moment means now. */
export function usePastMoment() {
  const { now } = useSession();
  const [params, setParams] = useSearchParams();
  const instant = parseInstant(params.get(NAME) ?? '');
  const moment = instant && instant <= now() ? instant.toISOString() : null;
  const setMoment = (next: string | null) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        for (const name of [NAME, 'page']) changed.delete(name);
        if (next) changed.set(NAME, next);
        return changed;
      },
      { replace: true },
    );
  return { moment, setMoment };
}
