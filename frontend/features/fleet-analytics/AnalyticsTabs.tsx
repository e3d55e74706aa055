import { classNames } from '@frontend/shared/lib/class-names';
import { GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { Link, useLocation } from 'react-router-dom';
import css from './AnalyticsTabs.module.css';

const TABS = [
  { path: '/analytics', title: ANALYTICS_TEXTS.indicators },
  { path: '/analytics/income', title: ANALYTICS_TEXTS.income },
  { path: '/analytics/gaps', title: GAPS_TEXTS.tab },
] as const;

/** Tabs of the section; the period is kept (requirements.md, N1). */
export function AnalyticsTabs() {
  const { pathname, search } = useLocation();
  return (
    <nav className={css.tabs} aria-label={ANALYTICS_TEXTS.tabs}>
      {TABS.map(({ path, title }) => (
        <Link
          key={path}
          className={classNames(css.tab, path === pathname && css.current)}
          aria-current={path === pathname ? 'page' : undefined}
          to={path + search}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
