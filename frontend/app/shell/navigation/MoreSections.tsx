import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import css from './MoreSections.module.css';
import type { MenuLink } from './menu';
import { useDisclosure } from './use-disclosure';

/** «Ещё»: a disclosure list of links; closed by Escape, a choice or an outside click. */
export function MoreSections({ links }: { readonly links: readonly MenuLink[] }) {
  const { isOpen, setOpen, id, root, button } = useDisclosure();
  const { pathname } = useLocation();
  const isHere = links.some(({ path }) => pathname.startsWith(path));

  return (
    <div ref={root} className={css.root}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={isHere || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {SHELL_TEXTS.more}
        <ChevronDown className={css.chevron} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul id={id} className={css.list} aria-label={SHELL_TEXTS.moreSections}>
          {links.map(({ path, title, Icon }) => (
            <li key={path}>
              <NavLink to={path} className={css.link ?? ''} onClick={() => setOpen(false)}>
                <Icon aria-hidden="true" />
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
