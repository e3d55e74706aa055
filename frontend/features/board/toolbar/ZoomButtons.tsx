import { classNames } from '@frontend/shared/lib/class-names';
import { BOARD_TEXTS, daysText } from '@schema/texts/board/board';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { BoardEngine } from '../engine/board-engine';
import { mostDays } from '../model/view/zoom-steps';
import css from './BoardToolbar.module.css';

interface ZoomButtonsProps {
  readonly engine: BoardEngine;
  readonly dayCount: number;
}

/** Plus and minus set the number of visible days (requirements.md, B5). */
export function ZoomButtons({ engine, dayCount }: ZoomButtonsProps) {
  const { limits } = engine.navigation;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons is no form
    <div
      className={classNames(css.group, css.zoom)}
      role="group"
      aria-label={BOARD_TEXTS.visibleDays}
    >
      <button
        type="button"
        className={css.part}
        title={BOARD_TEXTS.fewerDays}
        aria-label={BOARD_TEXTS.fewerDays}
        disabled={dayCount <= limits.min}
        onClick={() => engine.navigation.stepDays(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <span className={css.days}>{daysText(dayCount)}</span>
      <button
        type="button"
        className={css.part}
        title={BOARD_TEXTS.moreDays}
        aria-label={BOARD_TEXTS.moreDays}
        disabled={dayCount >= mostDays(limits)}
        onClick={() => engine.navigation.stepDays(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
