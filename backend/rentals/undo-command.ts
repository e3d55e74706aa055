import { command, doneWith, type Work } from '@backend/operation/command';
import type { Access } from '@backend/operation/permit';
import type { Recorded } from '@backend/store/change-log';
import { unpack } from '@backend/store/sql/packed-json';
import type { OperationName } from '@schema/topics';
import { refuseOccupied } from './refuse-occupied';
import { lockOperation } from './undoable-operation';

interface Undone<Answer> {
  readonly answer: Answer;
  readonly history: readonly Recorded[];
}

interface Undo<Before, Answer> {
  readonly name: OperationName;
  readonly access: Access;
  /** The undone operation. */
  readonly of: OperationName;
  /** The rows are locked and unchanged since the operation. */
  undo(work: Work, before: Before): Promise<Undone<Answer>>;
}

/**
 * The command that undoes an operation in one transaction, once (docs/domain.md, undo). Throws the
 * refusals of `lockOperation` and `undo`, CarTaken as CAR_OCCUPIED.
 */
export const undoCommand = <Before, Answer>({ name, access, of, undo }: Undo<Before, Answer>) =>
  command<{ readonly operationId: number }>()({
    name,
    access,
    form: null,
    accept: ({ operationId }) => ({ operationId }),
    sameAs: (wanted) => wanted,
    lock: ({ em }, { operationId }) => lockOperation(em, of, operationId),
    async run(work, _, { row, left }) {
      const { answer, history } = await undo(work, unpack(row.before) as Before);
      row.undoneAt = work.ctx.now;
      await work.em.flush();
      return doneWith(answer, history, left.carIds);
    },
    around: refuseOccupied,
  });
