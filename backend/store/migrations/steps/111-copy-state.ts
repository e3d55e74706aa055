import { StoreMigration } from '../dialect';

/** Copy of all data made by one of several servers, and the result of the last attempt. */
export class Migration111CopyState extends StoreMigration {
  override name = '111-copy-state';

  override up(): void {
    const { int, instant, end } = this.dialect;
    this.run([
      `create table copy_state (
        id ${int} not null primary key constraint copy_state_single_check check (id = 1),
        started_at ${instant} null,
        step text null constraint copy_state_step_check check (step in ('data', 'files', 'proof')),
        server text null,
        failed_at ${instant} null,
        failure text null,
        failed_server text null,
        constraint copy_state_running_check check ((started_at is null) = (step is null)),
        constraint copy_state_failure_check check ((failed_at is null) = (failure is null))
      ${end}`,
    ]);
  }
}
