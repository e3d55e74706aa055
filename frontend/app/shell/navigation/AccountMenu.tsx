import { classNames } from '@frontend/shared/lib/class-names';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { KeyRound } from 'lucide-react';
import { Avatar } from '../Avatar';
import css from './AccountMenu.module.css';
import listCss from './MoreSections.module.css';
import { useDisclosure } from './use-disclosure';

interface AccountMenuProps {
  readonly login: string;
  readonly onPassword: () => void;
}

/** The signed-in user; opens what they do with their own account. */
export function AccountMenu({ login, onPassword }: AccountMenuProps) {
  const { isOpen, setOpen, id, root, button } = useDisclosure();
  return (
    <div ref={root} className={listCss.root}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar login={login} />
      </button>
      {isOpen && (
        <ul
          id={id}
          className={classNames(listCss.list, css.list)}
          aria-label={OWN_PASSWORD_TEXTS.account}
        >
          <li>
            <button
              type="button"
              className={classNames(listCss.link, css.item)}
              onClick={() => {
                setOpen(false);
                onPassword();
              }}
            >
              <KeyRound aria-hidden="true" />
              {OWN_PASSWORD_TEXTS.title}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
