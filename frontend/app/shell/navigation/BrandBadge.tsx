import { classNames } from '@frontend/shared/lib/class-names';
import Key from 'lucide-react/icons/key';
import css from './BrandBadge.module.css';

/** The product logo; the name beside it is text. */
export function BrandBadge({ size = 'regular' }: { readonly size?: 'regular' | 'large' }) {
  return (
    <span className={classNames(css.badge, css[size])} aria-hidden="true">
      <Key />
    </span>
  );
}
