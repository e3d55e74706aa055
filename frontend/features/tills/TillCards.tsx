import { useSession } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { countedOn, countResult, TILLS_TEXTS } from '@schema/texts/money/tills';
import { formatExactRoubles } from '@schema/values/money/money';
import { dayOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import Building2 from 'lucide-react/icons/building-2';
import UserRound from 'lucide-react/icons/user-round';
import css from './Tills.module.css';

interface TillCardsProps {
  readonly tills: readonly TillFacts[];
  /** The till whose movements are shown; null: all. */
  readonly tillId: number | null;
  readonly onChoose: (tillId: number | null) => void;
}

/** Cash by till; a press shows the movements of that till, the next one of all. */
export function TillCards({ tills, tillId, onChoose }: TillCardsProps) {
  const { user, company } = useSession();
  const today = useToday();
  const kindOf = ({ kind, userId, isForAll }: TillFacts) => {
    if (kind === 'office') return isForAll ? TILLS_TEXTS.shared : TILLS_TEXTS.chosen;
    return userId === user.id ? TILLS_TEXTS.own : TILLS_TEXTS.others;
  };
  const countOf = ({ lastCount }: TillFacts) => {
    const at = lastCount && parseInstant(lastCount.countedAt);
    if (!lastCount || !at) return TILLS_TEXTS.notCounted;
    return countedOn(dayOf(at, company.timeZone), today);
  };
  return (
    <ul className={css.cards} aria-label={TILLS_TEXTS.list}>
      {tills.map((till) => (
        <li key={till.id}>
          <button
            type="button"
            className={css.card}
            aria-pressed={till.id === tillId}
            onClick={() => onChoose(till.id === tillId ? null : till.id)}
          >
            <span
              className={css.icon}
              data-kind={till.userId === user.id ? 'own' : till.kind}
              aria-hidden="true"
            >
              {till.kind === 'office' ? <Building2 /> : <UserRound />}
            </span>
            <span className={css.names}>
              <span className={css.name}>{till.name}</span>
              <b className={css.balance}>{formatExactRoubles(till.balance ?? 0)}</b>
            </span>
            <span className={css.state}>
              <span>{kindOf(till)}</span>
              <span>{countOf(till)}</span>
              {till.lastCount && <span>{countResult(till.lastCount)}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
