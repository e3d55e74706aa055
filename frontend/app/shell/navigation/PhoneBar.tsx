import { useBackCloses } from '@frontend/shared/lib/overlays/use-back-closes';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Avatar } from '../Avatar';
import { ThemeButton } from '../ThemeButton';
import { BrandBadge } from './BrandBadge';
import css from './PhoneBar.module.css';
import type { BarProps } from './TopBar';

interface PhoneBarProps extends BarProps {
  readonly title: string;
  /** Null without edit_bookings (requirements.md, H21). */
  readonly quick: { readonly onNewBooking: () => void; readonly onCashEntry: () => void } | null;
}

/** The phone top bar: menu, title, quick buttons. */
export function PhoneBar({ title, quick, now, search, ...burger }: PhoneBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={css.bar}>
      <IconButton
        label={SHELL_TEXTS.openMenu}
        icon={<Menu />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <p className={css.title}>{title}</p>
      {search}
      {now}
      {quick && (
        <>
          <IconButton label={SHELL_TEXTS.cashEntry} icon={<Wallet />} onClick={quick.onCashEntry} />
          <IconButton
            look="solid"
            label={SHELL_TEXTS.newBooking}
            icon={<Plus />}
            onClick={quick.onNewBooking}
          />
        </>
      )}
      {isOpen && <Burger {...burger} onClose={() => setOpen(false)} />}
    </header>
  );
}

interface BurgerProps extends BarProps {
  readonly onClose: () => void;
}

/** The phone menu: a native modal dialog styled as a drawer on the left. */
function Burger(props: BurgerProps) {
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
