import { classNames } from '@frontend/shared/lib/class-names';
import { rem } from '@frontend/shared/lib/device/text-scale';
import css from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths, or design px; equal to those of the content, to avoid layout shifts. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string;
}

const length = (size: number | string) => (typeof size === 'number' ? rem(size) : size);

/** A placeholder for loading content; not announced: use a Spinner or a status for that. */
export function Skeleton({ width = '100%', height = 16, className }: SkeletonProps) {
  return (
    <span
      className={classNames(css.skeleton, className)}
      style={{ width: length(width), height: length(height) }}
      aria-hidden="true"
    />
  );
}
