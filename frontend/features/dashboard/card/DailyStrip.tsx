import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Later } from '@frontend/shared/ui/layout/Later';
import { DAILY_TEXTS } from '@schema/texts/day/daily';
import ChevronDown from 'lucide-react/icons/chevron-down';
import css from './DailyStrip.module.css';
import { StripFigures } from './StripFigures';
import { useFold } from './use-fold';

/** Lazy: renders after the board's first paint, in the place of the empty figures. */
const LoadedFigures = lazyComponent(() => import('./LoadedFigures'));

/** The day in one row of figures, in the folded tools of the board; the arrow unfolds them. */
export function DailyStrip() {
  const { toggle } = useFold();
  return (
    <section className={css.strip} aria-label={DAILY_TEXTS.title}>
      <Later fallback={<StripFigures facts={null} />}>
        <LoadedFigures />
      </Later>
      <button
        type="button"
        className={css.unfold}
        title={DAILY_TEXTS.expand}
        aria-label={DAILY_TEXTS.title}
        aria-expanded={false}
        onClick={toggle}
      >
        <ChevronDown aria-hidden="true" />
      </button>
    </section>
  );
}
