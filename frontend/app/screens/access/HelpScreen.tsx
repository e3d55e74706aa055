import { HELP_PATH, helpPagePath } from '@frontend/app/paths';
import { HelpPages } from '@frontend/features/help/HelpPages';
import { HELP_PAGES } from '@frontend/features/help/help-pages';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Page } from '@frontend/shared/ui/layout/Page';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** «/help» and «/help/{slug}». A layout with the list beside the page opens the first page. */
export default function HelpScreen() {
  const { slug } = useParams();
  const { search } = useLocation();
  const isPhone = useIsPhone();
  const [first] = HELP_PAGES;
  if (slug === undefined && !isPhone && first) {
    return <Navigate to={helpPagePath(first.slug) + search} replace />;
  }
  return (
    <Page>
      <HelpPages slug={slug} listPath={HELP_PATH} pathOf={helpPagePath} />
    </Page>
  );
}
