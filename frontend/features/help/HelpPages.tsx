import { useListAddress } from '@frontend/shared/lib/address/use-list-address';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink, PageHead } from '@frontend/shared/ui/layout/Page';
import { HELP_TEXTS } from '@schema/texts/shell/help';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import css from './Help.module.css';
import { HelpArticle } from './HelpArticle';
import { HelpList } from './HelpList';
import { HELP_PAGES } from './help-pages';

interface HelpPagesProps {
  /** Slug of the open page; undefined: the list alone. */
  readonly slug: string | undefined;
  readonly listPath: string;
  readonly pathOf: (slug: string) => string;
}

/** The list of pages and the open page: side by side, on a phone one after the other. */
export function HelpPages({ slug, listPath, pathOf }: HelpPagesProps) {
  const isPhone = useIsPhone();
  const { search } = useLocation();
  const { typed, setTyped } = useListAddress();
  const page = HELP_PAGES.find((one) => one.slug === slug);
  const isUnknown = slug !== undefined && !page;
  useTopOf(slug);

  const linkTo = (to: string) => pathOf(to) + search;
  const list = <HelpList typed={typed} setTyped={setTyped} linkTo={linkTo} />;
  const unknown = isUnknown && (
    <EmptyState
      level={1}
      icon={<FileQuestionMark />}
      title={HELP_TEXTS.unknownTitle}
      description={HELP_TEXTS.unknown}
    />
  );
  const article = page && <HelpArticle page={page} linkTo={linkTo} />;
  if (!isPhone) {
    return (
      <div className={css.sides}>
        <div className={css.side}>{list}</div>
        {article ?? unknown}
      </div>
    );
  }
  if (article) {
    return (
      <>
        <BackLink to={listPath + search}>{HELP_TEXTS.allPages}</BackLink>
        {article}
      </>
    );
  }
  return (
    <>
      {unknown || <PageHead title={SHELL_TEXTS.help} />}
      {list}
    </>
  );
}

/** Scrolls a newly opened page to its top. */
function useTopOf(slug: string | undefined) {
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current !== slug) scrollTo({ top: 0 });
    shown.current = slug;
  }, [slug]);
}
