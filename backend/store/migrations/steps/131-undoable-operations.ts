import { StoreMigration } from '../dialect';

/** Rows left and replaced by an operation of several rows, for its undo. */
export class Migration131UndoableOperations extends StoreMigration {
  override name = '131-undoable-operations';

  override up(): void {
    const { id, int, instant, json, end } = this.dialect;
    this.run([
      `create table undoable_operations (
        id ${id},
        operation text not null,
        user_id ${int} not null,
        user_login text not null,
        created_at ${instant} not null,
        left_rows ${json} not null,
        before ${json} not null,
        undone_at ${instant} null
      ${end}`,
      'create index undoable_operations_created_at_index on undoable_operations (created_at)',
    ]);
  }
}
