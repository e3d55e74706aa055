import { useLoadBlock } from './loading/board-query';
import { BoardView } from './view/BoardView';
import type { BoardViewProps } from './view/board-view-props';

type BoardProps = Omit<BoardViewProps, 'load'>;

/** The board with data of the server (requirements.md, B). */
export function Board(props: BoardProps) {
  return <BoardView {...props} load={useLoadBlock()} />;
}
