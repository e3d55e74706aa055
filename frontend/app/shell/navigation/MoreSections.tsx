import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { NavLink, useLocation } from 'react-router-dom';
import { Disclosure } from './Disclosure';
import listCss from './Disclosure.module.css';
import css from './MoreSections.module.css';
import type { MenuLink } from './menu';

/** «Ещё»: the links that do not fit the menu. */
export function MoreSections({ links }: { readonly links: readonly MenuLink[] }) {
  const { pathname } = useLocation();
  return (
    <Disclosure
      label={SHELL_TEXTS.moreSections}
      buttonClass={css.button}
      isCurrent={links.some(({ path }) => pathname.startsWith(path))}
      button={
        <>
          {SHELL_TEXTS.more}
          <ChevronDown className={css.chevron} aria-hidden="true" />
        </>
      }
    >
      {(close) =>
        links.map(({ path, title, Icon }) => (
          <li key={path}>
            <NavLink to={path} className={listCss.link ?? ''} onClick={close}>
              <Icon aria-hidden="true" />
              {title}
            </NavLink>
          </li>
        ))
      }
    </Disclosure>
  );
}
