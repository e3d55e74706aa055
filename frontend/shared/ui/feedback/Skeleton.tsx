import { classNames } from '@frontend/shared/lib/class-names';
import { rem } from '@frontend/shared/lib/device/text-scale';
import css from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths, or designed px; the same as of what will stand there, so that nothing jumps. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string;
}

const length = (size: number | string) => (typeof size === 'number' ? rem(size) : size);

/** A grey place for content on its way; silent, the waiting is announced by a Spinner or status. */
export function Skeleton({ width = '100%', height = 16, className }: SkeletonProps) {
  return (
    <span
      className={classNames(css.skeleton, className)}
      style={{ width: length(width), height: length(height) }}
      aria-hidden="true"
    />
  );
}
