import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { BOARD_TEXTS, daysText, monthsTitle } from '@schema/texts/board/board';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import toolbarCss from './BoardToolbar.module.css';
import { DayPicker } from './DayPicker';
import { ExportEntries } from './ExportButton';
import css from './FoldedToolbar.module.css';
import { type Overview, OverviewButton } from './OverviewButton';
import { ToolMenu } from './ToolMenu';
import { ZoomButtons } from './ZoomButtons';

/** What a page adds to the folded tools. */
export interface FoldedTools {
  /** At the left: figures and the button that unfolds the tools. */
  readonly lead: ReactNode;
  /** Entries of the menu, above print. */
  readonly entries?: (close: () => void) => ReactNode;
  /** On the button of the menu, as its badge. */
  readonly badge?: ReactNode;
  /** At the right. */
  readonly action?: ReactNode;
}

interface FoldedToolbarProps extends FoldedTools {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  readonly overview: Overview;
  /** Legend and freshness, in the menu. */
  readonly legend: ReactNode;
}

/** The tools of the board in one row; what does not fit is one press away (docs/design.md). */
export function FoldedToolbar(props: FoldedToolbarProps) {
  const { engine, snapshot, overview, legend, lead, entries, badge, action } = props;
  const { scale } = engine.scene;
  const { firstDay, dayCount, layout } = snapshot;
  const { navigation } = engine;
  const first = scale.dayAt(firstDay);
  return (
    <div className={css.strip} data-ready={layout.width > 0 || undefined}>
      <h1 className={toolbarCss.spoken}>
        {BOARD_TEXTS.title}: {monthsTitle(first, scale.dayAt(firstDay + dayCount - 1))}
      </h1>
      <div className={css.lead}>{lead}</div>
      <DayPicker value={first} onPick={(day) => navigation.toDay(scale.numberOf(day))} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons is no form */}
      <div className={toolbarCss.group} role="group" aria-label={BOARD_TEXTS.scroll}>
        <button
          type="button"
          className={toolbarCss.part}
          title={BOARD_TEXTS.earlier}
          aria-label={BOARD_TEXTS.earlier}
          onClick={() => navigation.arrow(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <ToolMenu
          className={css.days}
          isAtEnd
          button={(button) => (
            <button
              type="button"
              className={classNames(toolbarCss.part, css.daysButton)}
              title={BOARD_TEXTS.daysMenu}
              {...button}
            >
              {daysText(dayCount)}
            </button>
          )}
        >
          {(close) => (
            <div className={css.menu}>
              <Button
                title={BOARD_TEXTS.todayHint}
                isWide
                onClick={() => {
                  close();
                  navigation.toToday();
                }}
              >
                {BOARD_TEXTS.today}
              </Button>
              <ZoomButtons engine={engine} dayCount={dayCount} />
            </div>
          )}
        </ToolMenu>
        <button
          type="button"
          className={toolbarCss.part}
          title={BOARD_TEXTS.later}
          aria-label={BOARD_TEXTS.later}
          onClick={() => navigation.arrow(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <OverviewButton {...overview} />
      <ToolMenu
        isAtEnd
        button={(button) => (
          <span className={css.more}>
            <IconButton
              label={BOARD_TEXTS.moreTools}
              icon={<Ellipsis />}
              look="framed"
              {...button}
            />
            {badge}
          </span>
        )}
      >
        {(close) => (
          <div className={css.menu}>
            {entries?.(close)}
            <ExportEntries engine={engine} onDone={close} />
            <div className={css.legend}>{legend}</div>
          </div>
        )}
      </ToolMenu>
      {action}
    </div>
  );
}
