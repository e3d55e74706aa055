import { classNames } from '@frontend/shared/lib/class-names';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import KeyRound from 'lucide-react/icons/key-round';
import { Avatar } from '../Avatar';
import css from './AccountMenu.module.css';
import { Disclosure } from './Disclosure';
import listCss from './Disclosure.module.css';

interface AccountMenuProps {
  readonly login: string;
  readonly onPassword: () => void;
}

/** The signed-in user; opens what they do with their own account. */
export function AccountMenu({ login, onPassword }: AccountMenuProps) {
  return (
    <Disclosure
      label={OWN_PASSWORD_TEXTS.account}
      buttonClass={css.button}
      listClass={css.list}
      button={<Avatar login={login} />}
    >
      {(close) => (
        <li>
          <button
            type="button"
            className={classNames(listCss.link, css.item)}
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
