import { classNames } from '@frontend/shared/lib/class-names';
import fieldCss from './Field.module.css';
import css from './FieldPlaceholder.module.css';

interface FieldPlaceholderProps {
  /** The value as the field shows it. */
  readonly text: string;
  readonly className?: string;
}

/** Stands in for a field without a visible label whose code is loading: its box and its value. */
export function FieldPlaceholder({ text, className }: FieldPlaceholderProps) {
  return (
    <div className={className} aria-hidden="true">
      <div className={classNames(fieldCss.box, css.box)}>
        <span className={css.text}>{text}</span>
      </div>
    </div>
  );
}
