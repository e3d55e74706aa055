import { classNames } from '@frontend/shared/lib/class-names';
import { rem } from '@frontend/shared/lib/device/text-scale';
import { BOARD_TEXTS, carsText, freeAllDayText } from '@schema/texts/board/board';
import { FIND_TEXTS, filterName } from '@schema/texts/board/board-find';
import { SEARCH_TEXTS } from '@schema/texts/shell/lists';
import { partOf } from '@schema/values/words/plural';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, RefObject } from 'react';
import { focusGrid } from '../accessible-grid/focus-grid';
import type { BoardSnapshot } from '../engine/snapshot';
import { conditionsOf, isFiltering } from './board-filter';
import css from './FindCorner.module.css';
import type { FilterState } from './useFilter';

/** Minimum column width for whole sentences, units of the board. */
const WIDE = 220;

interface FindCornerProps extends FilterState {
  readonly snapshot: BoardSnapshot;
  /** Number of cars, including hidden ones. */
  readonly total: number;
  readonly freeToday: number | null;
  readonly isWaiting: boolean;
  readonly isPhone: boolean;
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onGo: () => void;
}

/** «12 из 50» while rows are hidden, else the text of the canvas. */
function noteOf(props: FindCornerProps): string {
  const { filter, snapshot, total, freeToday, isWaiting, isPhone } = props;
  if (isWaiting) return filter.free ? FIND_TEXTS.checking : '';
  if (isFiltering(filter)) return partOf(snapshot.rows.length, total);
  const isNarrow = isPhone || snapshot.layout.columnWidth < WIDE;
  if (isNarrow || freeToday === null) return carsText(total);
  return `${carsText(total)} · ${freeAllDayText(freeToday)}`;
}

/** The corner above the cars: search, the filter's button and the number of shown cars. */
export function FindCorner(props: FindCornerProps) {
  const { filter, change, reset, snapshot, isPhone, isOpen, input, trigger, onOpen, onGo } = props;
  const { columnWidth, headerHeight } = snapshot.layout;
  const conditions = conditionsOf(filter);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onGo();
    else if (event.key === 'Escape' && filter.search) change({ search: '' });
    else if (event.key === 'Escape' || event.key === 'ArrowDown') focusGrid();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const trigging = {
    ref: trigger,
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: onOpen,
  } as const;
  const note = (
    <span className={classNames(css.note, isFiltering(filter) && css.some)} role="status">
      {noteOf(props)}
    </span>
  );
  // Leaves the column's right line and the header's lower line of the canvas visible.
  const size = { width: rem(columnWidth - 1), height: rem(headerHeight - 1) };
  if (isPhone) {
    return (
      <div className={css.corner} style={size}>
        <button {...trigging} className={css.sheetButton}>
          <span className={css.line}>
            {BOARD_TEXTS.cars}
            <Search className={css.lens} aria-hidden="true" />
          </span>
          <span className={css.spoken}>{FIND_TEXTS.sheetTitle}</span>
          {note}
        </button>
      </div>
    );
  }
  return (
    <div className={css.corner} style={size}>
      <search className={css.tools}>
        <div className={css.box}>
          <Search className={css.lens} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            className={css.input}
            aria-label={FIND_TEXTS.search}
            title={FIND_TEXTS.searchHint}
            placeholder={columnWidth < WIDE ? FIND_TEXTS.shortPlaceholder : FIND_TEXTS.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={filter.search}
            onChange={(event) => change({ search: event.target.value })}
            onKeyDown={onKeyDown}
          />
          {filter.search && (
            <button
              type="button"
              className={css.clear}
              aria-label={SEARCH_TEXTS.clear}
              onClick={() => {
                change({ search: '' });
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </div>
        <button
          {...trigging}
          className={classNames(css.filter, (conditions > 0 || filter.grouped) && css.isOn)}
          aria-label={filterName(conditions)}
          title={FIND_TEXTS.filter}
        >
          <ListFilter aria-hidden="true" />
          {conditions > 0 && (
            <span className={css.mark} aria-hidden="true">
              {conditions}
            </span>
          )}
        </button>
      </search>
      <div className={css.foot}>
        {note}
        {isFiltering(filter) && (
          <button type="button" className={css.reset} onClick={reset}>
            {FIND_TEXTS.reset}
          </button>
        )}
      </div>
    </div>
  );
}
