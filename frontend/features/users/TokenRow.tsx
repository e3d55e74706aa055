import { useSession } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { PERMISSION_FORMS, TOKENS_TEXTS } from '@schema/texts/people/users';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { plural } from '@schema/values/words/plural';
import css from './Access.module.css';
import type { ApiTokenFacts } from './useApiTokens';

interface TokenRowProps {
  readonly token: ApiTokenFacts;
  readonly onRevoke: () => void;
}

export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { company, now } = useSession();
  const { name, permissions, lastUsedAt, expiresAt } = token;
  const used = lastUsedAt ? parseInstant(lastUsedAt) : null;
  const end = expiresAt ? parseInstant(expiresAt) : null;
  const isExpired = end !== null && end <= now();
  const moment = (at: Date) => formatMoment(at, company.timeZone);
  return (
    <li className={css.row}>
      <span className={css.facts}>
        <span className={css.name}>
          {name} {isExpired && <Badge look="danger">{TOKENS_TEXTS.expired}</Badge>}
        </span>
        <span className={textCss.quiet}>
          {plural(permissions.length, PERMISSION_FORMS)} ·{' '}
          {used ? `${TOKENS_TEXTS.lastUsed} ${moment(used)}` : TOKENS_TEXTS.neverUsed}
        </span>
        <span className={textCss.quiet}>
          {end ? `${TOKENS_TEXTS.until} ${moment(end)}` : TOKENS_TEXTS.noTerm}
        </span>
      </span>
      <Button aria-label={`${TOKENS_TEXTS.revoke} ${name}`} onClick={onRevoke}>
        {TOKENS_TEXTS.revoke}
      </Button>
    </li>
  );
}
