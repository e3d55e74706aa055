import { useBackCloses } from '@frontend/shared/lib/overlays/use-back-closes';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { Avatar } from '../Avatar';
import { ThemeButton } from '../ThemeButton';
import { BrandBadge } from './BrandBadge';
import css from './Burger.module.css';
import type { BarProps } from './TopBar';

interface BurgerProps extends BarProps {
  readonly onClose: () => void;
}

/** The phone menu: a native modal dialog styled as a drawer on the left. */
export function Burger(props: BurgerProps) {
  const { productName, login, links, logout, onPassword, onClose } = props;
  const drawer = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose);
  useEffect(() => drawer.current?.showModal(), []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === drawer.current) onClose();
  };
  // The drawer covers toasts; a failure must be visible.
  const leave = () => {
    onClose();
    logout.run();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the key
    <dialog
      ref={drawer}
      className={css.drawer}
      aria-label={SHELL_TEXTS.menu}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <Stack className={css.content}>
        <Row gap={10} align="center" className={css.head}>
          <BrandBadge />
          <span className={css.name}>{productName}</span>
          <IconButton label={SHELL_TEXTS.closeMenu} icon={<X />} onClick={onClose} />
        </Row>
        <nav aria-label={SHELL_TEXTS.mainNavigation}>
          <ul className={css.links}>
            {links.map(({ path, title, Icon }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={css.link ?? ''} onClick={onClose}>
                  <Icon aria-hidden="true" />
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Stack gap={12} className={css.foot}>
          <Row align="center" justify="between">
            <Avatar login={login} />
            <ThemeButton />
          </Row>
          <Button
            icon={<KeyRound />}
            isWide
            onClick={() => {
              onClose();
              onPassword();
            }}
          >
            {OWN_PASSWORD_TEXTS.title}
          </Button>
          <Button icon={<LogOut />} isWide isPending={logout.isPending} onClick={leave}>
            {SHELL_TEXTS.logout}
          </Button>
        </Stack>
      </Stack>
    </dialog>
  );
}
