import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { BOARD_TEXTS, monthsTitle } from '@schema/texts/board/board';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import css from './BoardToolbar.module.css';
import { DayPicker } from './DayPicker';
import { ExportButton } from './ExportButton';
import { type Overview, OverviewButton } from './OverviewButton';
import { ZoomButtons } from './ZoomButtons';

interface BoardToolbarProps {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  readonly overview: Overview;
  readonly actions: ReactNode;
  /** Level of the heading: 1 for a page, 2 for a part. */
  readonly level?: 1 | 2;
}

/**
 * Months of the visible days and the controls that change them (requirements.md, B2–B5); actions at the
 * right.
 */
export function BoardToolbar({
  engine,
  snapshot,
  overview,
  actions,
  level = 1,
}: BoardToolbarProps) {
  // A phone has the button below the board: its toolbar is full.
  const isPhone = useIsPhone();
  const Heading = level === 1 ? 'h1' : 'h2';
  const { scale } = engine.scene;
  const { firstDay, dayCount, layout } = snapshot;
  const first = scale.dayAt(firstDay);
  const months = monthsTitle(first, scale.dayAt(firstDay + dayCount - 1));
  return (
    <div className={css.toolbar} data-ready={layout.width > 0 || undefined}>
      <Heading className={css.title}>
        <span className={css.spoken}>{BOARD_TEXTS.title}: </span>
        {months}
      </Heading>
      <DayPicker value={first} onPick={(day) => engine.navigation.toDay(scale.numberOf(day))} />
      <Button title={BOARD_TEXTS.todayHint} onClick={() => engine.navigation.toToday()}>
        {BOARD_TEXTS.today}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons is no form */}
      <div className={css.group} role="group" aria-label={BOARD_TEXTS.scroll}>
        <button
          type="button"
          className={css.part}
          title={BOARD_TEXTS.earlier}
          aria-label={BOARD_TEXTS.earlier}
          onClick={() => engine.navigation.arrow(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className={css.part}
          title={BOARD_TEXTS.later}
          aria-label={BOARD_TEXTS.later}
          onClick={() => engine.navigation.arrow(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <ZoomButtons engine={engine} dayCount={dayCount} />
      {level === 1 && !isPhone && <OverviewButton {...overview} />}
      {level === 1 && <ExportButton engine={engine} />}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
