import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import css from './Panels.module.css';

const ICONS = { plain: null, info: Info, success: CircleCheck, warning: TriangleAlert } as const;

interface InfoPanelProps {
  readonly look?: keyof typeof ICONS;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A framed note: when the car is free until, a booking in the past, a read-only form. */
export function InfoPanel({ look = 'plain', title, children }: InfoPanelProps) {
  const Icon = ICONS[look];
  return (
    <div className={css[look]}>
      {Icon && <Icon className={css.icon} aria-hidden="true" />}
      <div className={css.content}>
        {title && <strong className={css.title}>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  );
}
