import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './Page.module.css';

interface PageProps {
  readonly children: ReactNode;
}

/** The column a section's content stands in, under the top bar. */
export function Page({ children }: PageProps) {
  return <div className={css.page}>{children}</div>;
}

interface PageHeadProps {
  readonly title: ReactNode;
  /** A count or a period under the title; spoken when it changes. */
  readonly subtitle?: ReactNode;
  /** Buttons of the whole page. */
  readonly actions?: ReactNode;
}

/** The heading of a section. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.names}>
        <h1 className={css.title}>{title}</h1>
        {subtitle !== undefined && (
          <div className={css.subtitle} role="status">
            {subtitle}
          </div>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}

interface BackLinkProps {
  /** A path of the product. */
  readonly to: string;
  readonly children: string;
}

/** The way back to the list a page was opened from. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={css.back} to={to}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
