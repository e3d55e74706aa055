import { StoreMigration } from '../dialect';

/** The last moment of a trusted clock, and the running time on a jumped one. */
export class Migration134ClockNote extends StoreMigration {
  override name = '134-clock-note';

  override up(): void {
    const { int, instant, end } = this.dialect;
    this.run([
      `create table clock_note (
        id ${int} not null primary key constraint clock_note_single_check check (id = 1),
        trusted_at ${instant} not null,
        jumped_at ${instant} null,
        ran_ms ${int} null,
        constraint clock_note_jumped_check check ((jumped_at is null) = (ran_ms is null))
      ${end}`,
    ]);
  }
}
