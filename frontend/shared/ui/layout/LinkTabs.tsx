import { classNames } from '@frontend/shared/lib/class-names';
import { Link, useLocation } from 'react-router-dom';
import css from './LinkTabs.module.css';

interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly path: string; readonly title: string }[];
  /** Whether the tabs share the parameters of the address. */
  readonly keepsSearch?: boolean;
}

/** Pages of one section, each with its own address. */
export function LinkTabs({ label, tabs, keepsSearch = false }: LinkTabsProps) {
  const { pathname, search } = useLocation();
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ path, title }) => (
        <Link
          key={path}
          className={classNames(css.tab, path === pathname && css.current)}
          aria-current={path === pathname ? 'page' : undefined}
          to={keepsSearch ? path + search : path}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
