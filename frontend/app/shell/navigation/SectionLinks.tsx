import { classNames } from '@frontend/shared/lib/class-names';
import { Row } from '@frontend/shared/ui/layout/Row';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { MoreSections } from './MoreSections';
import type { MenuLink } from './menu';
import css from './SectionLinks.module.css';
import { useFittingCount } from './useFittingCount';

/** Maximum number of links in the bar (docs/design.md). */
const MAX_LINKS = 6;

/** The sections as links: at most six, as many as fit; the rest under «Ещё». */
export function SectionLinks({ links }: { readonly links: readonly MenuLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const first = links.slice(0, MAX_LINKS);
  const fitting = useFittingCount(list, first.length);
  const rest = links.slice(Math.min(fitting, MAX_LINKS));
  return (
    <Row as="nav" align="center" className={css.nav} aria-label={SHELL_TEXTS.mainNavigation}>
      <Row as="ul" gap={2} wrap ref={list} className={css.list}>
        {first.map(({ path, title }, index) => (
          <li key={path} className={classNames(index >= fitting && css.unseen)}>
            <NavLink to={path} end={path === '/'} className={css.link ?? ''}>
              {title}
            </NavLink>
          </li>
        ))}
      </Row>
      {rest.length > 0 && <MoreSections links={rest} />}
    </Row>
  );
}
