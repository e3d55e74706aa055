import { rem } from '@frontend/shared/lib/device/text-scale';
import css from './Spinner.module.css';

/** The spinner icon alone, for buttons and small places; not announced. */
export function SpinnerMark({ size = 18 }: { readonly size?: number }) {
  return (
    <svg
      className={css.mark}
      style={{ width: rem(size), height: rem(size) }}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

interface SpinnerProps {
  /** Subject of the loading, e.g. «Рассчитываем стоимость…». */
  readonly description: string;
  /** block: fills the content area; inline: in a line of text. */
  readonly look?: 'block' | 'inline';
}

/** A loading spinner with its description, announced once (requirements.md, H23). */
export function Spinner({ description, look = 'block' }: SpinnerProps) {
  return (
    <div className={css[look]} role="status">
      <SpinnerMark size={look === 'block' ? 28 : 16} />
      <span>{description}</span>
    </div>
  );
}
