import { useSession } from '@frontend/shared/data/session';
import { parseInstant } from '@schema/values/time/instant';
import { useSearchParams } from 'react-router-dom';

const NAME = 'moment';

/** The past moment in the address that a report is of, ISO; null: of now. A future one is now. */
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
