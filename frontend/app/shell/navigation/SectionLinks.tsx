import { classNames } from '@frontend/shared/lib/class-names';
import { Row } from '@frontend/shared/ui/layout/Row';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Disclosure } from './Disclosure';
import listCss from './Disclosure.module.css';
import type { MenuLink } from './menu';
import css from './SectionLinks.module.css';

/** Maximum number of links in the bar (docs/design.md). */
const MAX_LINKS = 6;

/** The sections as links: at most six, limited by the width; the rest under «Ещё». */
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

/** «Ещё»: the links that do not fit the menu. */
function MoreSections({ links }: { readonly links: readonly MenuLink[] }) {
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

/**
 * Number of children on the first line of a wrapping list one line high. The others stay mounted
 * but clipped, so that they reappear when the list grows.
 */
function useFittingCount(list: RefObject<HTMLElement | null>, total: number): number {
  const [count, setCount] = useState(total);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || total === 0) return;
    const measure = () => {
      const items = [...element.children] as HTMLElement[];
      const firstLine = items[0]?.offsetTop;
      setCount(items.filter((item) => item.offsetTop === firstLine).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The web font may load after the first measurement and differs in width from its fallback.
    document.fonts.ready.then(measure, () => undefined);
    return () => observer.disconnect();
  }, [list, total]);
  return Math.min(count, total);
}
