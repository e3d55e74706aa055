import { QuickCard } from './card/QuickCard';
import { BoardFind, type BoardFindProps } from './find/BoardFind';

/** What of the board can come a moment later: search and filter of its rows, cards about its events. */
export default function LazyBoardParts(props: BoardFindProps) {
  return (
    <>
      <BoardFind {...props} />
      <QuickCard engine={props.engine} />
    </>
  );
}
