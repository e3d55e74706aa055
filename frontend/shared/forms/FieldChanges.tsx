import css from './FieldChanges.module.css';

/** One field that differs, as labelled on the screen. */
export interface FieldChange {
  readonly title: string;
  readonly was: string;
  readonly now: string;
}

/** The differences of a record, one a line; null without any. */
export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changes.map(({ title, was, now }) => (
        <li key={title}>
          {title}: <del>{was}</del> → <strong>{now}</strong>
        </li>
      ))}
    </ul>
  );
}
