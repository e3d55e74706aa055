import type { CardButtons } from './card/card-buttons';
import { QuickCard } from './card/QuickCard';
import { BoardFind, type BoardFindProps } from './find/BoardFind';
import { ScrollBars } from './scroll/ScrollBars';

interface LazyBoardPartsProps extends BoardFindProps {
  readonly cardButtons: CardButtons | undefined;
}

/** Parts loaded after the board: search, filter and scrollbars and quick cards. */
export default function LazyBoardParts({ cardButtons, ...find }: LazyBoardPartsProps) {
  return (
    <>
      <BoardFind {...find} />
      <ScrollBars engine={find.engine} />
      <QuickCard engine={find.engine} buttons={cardButtons} />
    </>
  );
}
