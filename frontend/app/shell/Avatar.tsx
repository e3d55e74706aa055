import { Row } from '@frontend/shared/ui/layout/Row';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import css from './Avatar.module.css';

/** `o.petrova` → `OP`, `admin` → `A`. */
function initialsOf(login: string): string {
  const words = login.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The signed-in user: initials and, on wide screens, the login. */
export function Avatar({ login }: { readonly login: string }) {
  return (
    <Row gap={8} align="center" className={css.user} title={login}>
      <span className={css.circle} aria-hidden="true">
        {initialsOf(login)}
      </span>
      <span className={css.login}>
        <span className={textCss.spoken}>{SHELL_TEXTS.signedInAs} </span>
        {login}
      </span>
    </Row>
  );
}
