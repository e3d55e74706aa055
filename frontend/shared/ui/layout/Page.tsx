import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { classNames } from '@frontend/shared/lib/class-names';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { BarTitle } from './bar-title';
import css from './Page.module.css';
import { Row } from './Row';
import { Stack } from './Stack';

interface PageProps {
  readonly children: ReactNode;
}

/** The column of a section's content. */
export function Page({ children }: PageProps) {
  return (
    <Stack gap={16} className={css.page}>
      {children}
    </Stack>
  );
}

interface PageSectionProps extends PageProps {
  readonly query?: Pick<QueryState, 'isLoading'>;
  readonly isSpacious?: boolean;
}

/** The parts of a screen below each other; busy while its query loads. */
export function PageSection({ query, isSpacious = false, children }: PageSectionProps) {
  return (
    <Stack
      as="section"
      gap={isSpacious ? 16 : 10}
      className={css.section}
      aria-busy={query?.isLoading}
    >
      {children}
    </Stack>
  );
}

interface PageHeadProps {
  readonly title: ReactNode;
  /** A count or a period under the title; announced when it changes. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Search and order of a list, between the title and the actions. */
  readonly search?: ReactNode;
  /** The bar of a phone shows the title, and the content the subtitle. */
  readonly isRepeated?: boolean;
  /** Fields that select the shown data; on their own line when the actions leave no space. */
  readonly fields?: ReactNode;
}

/** The title is for screen readers only when the phone's top bar shows the same text. */
export function PageHead(props: PageHeadProps) {
  const { title, subtitle, search, actions, fields, isRepeated = false } = props;
  const isInBar = use(BarTitle) === title;
  return (
    <Row
      as="header"
      gap={16}
      rowGap={8}
      align="center"
      justify="between"
      wrap
      className={classNames(css.head, isRepeated && isInBar && css.repeated)}
    >
      <div className={css.names}>
        <h1 className={classNames(css.title, isInBar && css.inBar)}>{title}</h1>
        {subtitle !== undefined && (
          <Row gap={12} rowGap={4} wrap className={css.subtitle} role="status">
            {subtitle}
          </Row>
        )}
      </div>
      {search}
      {actions && <PageActions>{actions}</PageActions>}
      {fields}
    </Row>
  );
}

/** Buttons and fields in a line. */
export function PageActions({ children }: PageProps) {
  return <div className={css.actions}>{children}</div>;
}

interface BackLinkProps {
  /** A path of the app. */
  readonly to: string;
  readonly children: string;
}

/** Link to the list a page was opened from. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link className={css.back} to={to}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
