import { classNames } from '@frontend/shared/lib/class-names';
import { Row } from '@frontend/shared/ui/layout/Row';
import { type ReactNode, useId } from 'react';
import css from './Now.module.css';

interface NowSectionProps {
  readonly title: string;
  /** Number of open tasks in the section; null: the section is hidden. */
  readonly count: number | null;
  readonly hint?: string;
  readonly isPressing?: boolean;
  /** Rows in one frame. */
  readonly isRows?: boolean;
  readonly children: ReactNode;
}

export function NowSection(props: NowSectionProps) {
  const { title, count, hint, isPressing = false, isRows = false, children } = props;
  const id = useId();
  if (count === null) return null;
  return (
    <section aria-labelledby={id}>
      <Row as="h2" gap={8} align="center" id={id} className={css.heading}>
        {title} <span className={isPressing && count > 0 ? css.pressing : css.count}>{count}</span>
      </Row>
      {hint && <p className={css.quiet}>{hint}</p>}
      <ul className={classNames(css.cards, isRows && css.rows)}>{children}</ul>
    </section>
  );
}
