import { BoardView } from './BoardView';
import type { BoardViewProps } from './board-view-props';
import { useLoadBlock } from './loading/board-query';

type BoardProps = Omit<BoardViewProps, 'load'>;

/** The board fed by the server (requirements.md, B). */
export function Board(props: BoardProps) {
  return <BoardView {...props} load={useLoadBlock()} />;
}
