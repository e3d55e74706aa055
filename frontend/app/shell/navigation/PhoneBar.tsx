import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { Burger } from './Burger';
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
