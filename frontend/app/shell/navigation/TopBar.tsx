import { classNames } from '@frontend/shared/lib/class-names';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { ThemeButton } from '../ThemeButton';
import type { Logout } from '../useLogout';
import { BrandBadge } from './BrandBadge';
import { Disclosure } from './Disclosure';
import listCss from './Disclosure.module.css';
import type { MenuLink } from './menu';
import { SectionLinks } from './SectionLinks';
import css from './TopBar.module.css';

export interface BarProps {
  readonly productName: string;
  readonly login: string;
  readonly links: readonly MenuLink[];
  readonly logout: Pick<Logout, 'isPending' | 'run'>;
  /** Opens «Сменить пароль». */
  readonly onPassword: () => void;
  /** Link to «Сейчас». */
  readonly now?: ReactNode;
  readonly search?: ReactNode;
}

/** The top bar of desktops and tablets: product, sections, theme, user, logout. */
export function TopBar(props: BarProps) {
  const { productName, login, links, logout, onPassword, now, search } = props;
  return (
    <header className={css.bar}>
      <Row gap={10} align="center" className={css.brand}>
        <BrandBadge />
        <span className={css.name}>{productName}</span>
      </Row>
      <SectionLinks links={links} />
      <Row gap={6} align="center" className={css.tools}>
        {search}
        {now}
        <ThemeButton />
        <AccountMenu login={login} onPassword={onPassword} />
        <IconButton
          label={SHELL_TEXTS.logout}
          icon={<LogOut />}
          aria-busy={logout.isPending || undefined}
          onClick={logout.run}
        />
      </Row>
    </header>
  );
}

interface AccountMenuProps {
  readonly login: string;
  readonly onPassword: () => void;
}

/** Login of the signed-in user; opens the actions of the own account. */
function AccountMenu({ login, onPassword }: AccountMenuProps) {
  return (
    <Disclosure
      label={OWN_PASSWORD_TEXTS.account}
      buttonClass={css.account}
      listClass={css.accountList}
      button={<Avatar login={login} />}
    >
      {(close) => (
        <li>
          <button
            type="button"
            className={classNames(listCss.link, css.accountItem)}
            onClick={() => {
              close();
              onPassword();
            }}
          >
            <KeyRound aria-hidden="true" />
            {OWN_PASSWORD_TEXTS.title}
          </button>
        </li>
      )}
    </Disclosure>
  );
}
