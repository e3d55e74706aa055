import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense } from 'react';
import type { CardButtons, CardNote } from '../card/card-buttons';
import { QuickCard } from '../card/QuickCard';
import { BoardFind, type BoardFindProps } from '../find/BoardFind';
import { ScrollBars } from '../scroll/ScrollBars';

const BoardMoneySigns = lazyComponent(() => import('../money/BoardMoneySigns'));

interface LazyBoardPartsProps extends BoardFindProps {
  readonly cardButtons: CardButtons | undefined;
  readonly cardNote: CardNote | undefined;
  /** Whether blocks have payment signs. */
  readonly hasMoneySigns: boolean;
}

/** Parts loaded after the board: search, filter and scrollbars and quick cards. */
export default function LazyBoardParts(props: LazyBoardPartsProps) {
  const { cardButtons, cardNote, hasMoneySigns, ...find } = props;
  return (
    <>
      <BoardFind {...find} />
      <ScrollBars engine={find.engine} />
      <QuickCard engine={find.engine} buttons={cardButtons} note={cardNote} />
      {hasMoneySigns && (
        <Suspense>
          <BoardMoneySigns engine={find.engine} />
        </Suspense>
      )}
    </>
  );
}
