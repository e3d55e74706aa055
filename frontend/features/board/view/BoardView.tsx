import { wakeConnection } from '@frontend/shared/data/live-connection-state';
import { classNames } from '@frontend/shared/lib/class-names';
import { useFirstScreenReport } from '@frontend/shared/lib/device/first-screen';
import { useLazyComponent } from '@frontend/shared/lib/device/use-lazy-component';
import { ALL_ROWS } from '../find/find-address';
import { BoardLegend, FoldedFreshness, FoldedLegend } from '../legend/BoardLegend';
import { BoardNotice } from '../notices/BoardNotice';
import { BoardToolbar } from '../toolbar/BoardToolbar';
import { FoldedToolbar } from '../toolbar/FoldedToolbar';
import { BoardSurface } from './BoardSurface';
import css from './BoardView.module.css';
import type { BoardViewProps } from './board-view-props';
import { useBoardView } from './useBoardView';

/** Loaded after the board, or at once when the address filters the rows. */
const loadLazyParts = () => import('./LazyBoardParts');

/** The board with its toolbar and legend, with data from `load`. Fills its parent. */
export function BoardView(props: BoardViewProps) {
  const { isPreview = false, find = ALL_ROWS, folded } = props;
  const view = useBoardView(props);
  const { engine, board, filter, look } = view;
  const { loader, data } = board;
  const LazyBoardParts = useLazyComponent(loadLazyParts, find.part !== '', () =>
    filter.setRowFilter(null),
  );

  useFirstScreenReport(!data.waiting || board.failure !== null);

  function retry() {
    wakeConnection();
    void loader.refresh();
  }

  const legend = {
    inks: look.inks,
    palette: look.palette,
    isMoneyShown: view.snapshot.money.size > 0,
    freshness: view.freshness,
    onRetry: retry,
  };
  return (
    <section className={css.board} data-board="" data-live={view.linePhase}>
      {folded ? (
        <FoldedToolbar
          engine={engine}
          snapshot={view.snapshot}
          overview={view.overview}
          legend={<FoldedLegend {...legend} />}
          {...folded}
        />
      ) : (
        <BoardToolbar
          engine={engine}
          snapshot={view.snapshot}
          overview={view.overview}
          actions={props.actions}
          level={isPreview ? 2 : 1}
        />
      )}
      <div className={classNames(css.frame, !isPreview && css.scrolled)}>
        {LazyBoardParts && !isPreview && (
          <LazyBoardParts
            engine={engine}
            data={data}
            load={props.load}
            clock={view.clock}
            requested={find}
            onFindChange={props.onFindChange}
            onRowFilter={filter.setRowFilter}
            cardButtons={props.cardButtons}
            cardNote={props.cardNote}
            hasMoneySigns={view.hasMoneySigns}
          />
        )}
        <BoardSurface engine={engine} {...look} />
        <BoardNotice
          isEmpty={!data.waiting && data.rows.rows.length === 0}
          emptyActions={props.emptyActions}
          failure={board.failure}
          onReset={filter.resetEmpty}
          isRefreshing={board.isRefreshing}
          onRetry={() => void loader.refresh()}
        />
        {folded && <FoldedFreshness {...legend} />}
      </div>
      {!folded && <BoardLegend {...legend} overview={isPreview ? null : view.overview} />}
      <div className={css.announcement} role="status">
        {view.announcement}
      </div>
    </section>
  );
}
