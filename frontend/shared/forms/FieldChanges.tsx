import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import css from './FieldChanges.module.css';

/** One different field, as labelled on the screen. */
export interface FieldChange {
  readonly title: string;
  /** Null: empty. */
  readonly was: string | null;
  /** Null: empty. */
  readonly now: string | null;
}

/** The differences of a record, one per line; null without any. */
export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changes.map(({ title, was, now }) => (
        <li key={title}>
          {title}: {was === null ? STALE_TEXTS.empty : <del>{was}</del>} →{' '}
          <strong>{now ?? STALE_TEXTS.empty}</strong>
        </li>
      ))}
    </ul>
  );
}
