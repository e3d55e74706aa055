import { BoardView, type BoardViewProps } from './BoardView';
import { useLoadBlock } from './loading/board-query';

type BoardProps = Omit<BoardViewProps, 'load'>;

/** The availability board of the company (spec 1, §2.4), fed by the server. */
export function Board(props: BoardProps) {
  return <BoardView {...props} load={useLoadBlock()} />;
}
