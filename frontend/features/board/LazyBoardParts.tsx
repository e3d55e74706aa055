import { QuickCard } from './card/QuickCard';
import { BoardFind, type BoardFindProps } from './find/BoardFind';

/** Parts loaded after the board: search, filter and quick cards. */
export default function LazyBoardParts(props: BoardFindProps) {
  return (
    <>
      <BoardFind {...props} />
      <QuickCard engine={props.engine} />
    </>
  );
}
