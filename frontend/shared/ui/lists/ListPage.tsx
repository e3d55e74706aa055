import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { classNames } from '@frontend/shared/lib/class-names';
import { useFirstScreenReport } from '@frontend/shared/lib/device/first-screen';
import { LOW_QUERY, useIsPhone, useMedia } from '@frontend/shared/lib/device/use-media';
import { type ReactNode, useDeferredValue } from 'react';
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState';
import { type FailureTexts, LoadFailure, QueryStatus } from '../feedback/QueryStatus';
import { SearchField } from '../fields/SearchField';
import { PageActions, PageHead, PageSection } from '../layout/Page';
import css from './ListPage.module.css';
import { Pager } from './Pager';

/** The shown page of a list. */
export interface ShownPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  /** Absent: the list has no pages. */
  readonly pages?: number;
}

/** Search and page in the address (useListAddress). */
interface ListAddress {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

interface ListPageProps<Row> {
  readonly title: string;
  /** The count of the list, announced. */
  readonly subtitle?: string;
  /** A field or a command beside the title. */
  readonly actions?: ReactNode;
  /** Export and import: beside the title, on phones and low screens below the content. */
  readonly exported?: ReactNode;
  /** Counters of the list. */
  readonly counters?: ReactNode;
  readonly address?: ListAddress;
  /** Absent: no search line. */
  readonly search?: { readonly label: string; readonly placeholder: string };
  /** Fields beside the search. */
  readonly filters?: ReactNode;
  /** The filters have labels, too high for the row of the title. */
  readonly hasTallFilters?: boolean;
  readonly query: QueryState;
  readonly failure?: FailureTexts;
  /** The text of a spinner, or a placeholder of the rows. */
  readonly loading: ReactNode;
  /** Shown above the rows, from their first answer on: what comes before it would move them. */
  readonly above?: ReactNode;
  /** null until the first answer. */
  readonly list: ShownPage<Row> | null;
  readonly empty?: EmptyStateProps;
  /** Wraps the hint of an empty list. */
  readonly whenNone?: (hint: ReactNode) => ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
  /** Shown below the pages, once rows are loaded or loading has failed. */
  readonly below?: ReactNode;
  readonly isSpacious?: boolean;
}

const asIs = (hint: ReactNode) => hint;

/** A list with its search, counters, export, pages and states (requirements.md, H23, L8). */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { address, search, empty, whenNone = asIs, failure, isSpacious } = props;
  const isPhone = useIsPhone();
  const isLow = useMedia(LOW_QUERY);
  const isExportBelow = isPhone || isLow;
  // Rendered in slices: a hundred rows at once block a slow device for a fifth of a second.
  const list = useDeferredValue(props.list);
  const isFirst = list === null && props.list !== null;
  const query = { ...props.query, isLoading: props.query.isLoading || isFirst };
  const isSettled = list !== null || query.error !== undefined;
  useFirstScreenReport(isSettled);
  const isUnder = isPhone || props.hasTallFilters;
  const tools = search && address && (
    <div className={classNames(css.tools, !isUnder && css.inHead)}>
      <SearchField {...search} value={address.typed} onChange={address.setTyped} />
      {props.filters}
    </div>
  );
  return (
    <PageSection query={query} isSpacious={isSpacious}>
      <PageHead
        title={props.title}
        subtitle={props.subtitle}
        search={!isUnder && tools}
        isRepeated={isPhone && Boolean(props.counters) && !props.actions}
        actions={headActions(props, isExportBelow)}
      />
      {props.counters}
      {isUnder && tools}
      {query.error && <LoadFailure query={query} {...failure} />}
      {isSettled && props.above}
      {!query.error && (
        <QueryStatus query={query} isLoaded={list !== null} loading={props.loading} />
      )}
      {list?.total === 0 && empty && whenNone(<EmptyState {...empty} />)}
      {list && list.items.length > 0 && props.children(list.items)}
      {list?.pages !== undefined && address && (
        <Pager page={address.page} count={list.pages} onChange={address.setPage} />
      )}
      {isSettled && props.below}
      {isExportBelow && isSettled && props.exported && <PageActions>{props.exported}</PageActions>}
    </PageSection>
  );
}

type HeadActions = Pick<ListPageProps<unknown>, 'actions' | 'exported'>;

function headActions({ actions, exported }: HeadActions, isExportBelow: boolean): ReactNode {
  if (isExportBelow) return actions;
  return (
    <>
      {actions}
      {exported}
    </>
  );
}
