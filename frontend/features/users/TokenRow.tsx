import { useSession } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
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
    <Row as="li" gap={12} align="center" justify="between" className={css.row}>
      <Stack as="span" canShrink>
        <span className={css.name}>
          {name} {isExpired && <Badge look="danger">{TOKENS_TEXTS.expired}</Badge>}
        </span>
        <Text tone="muted" size="label">
          {plural(permissions.length, PERMISSION_FORMS)} ·{' '}
          {used ? `${TOKENS_TEXTS.lastUsed} ${moment(used)}` : TOKENS_TEXTS.neverUsed}
        </Text>
        <Text tone="muted" size="label">
          {end ? `${TOKENS_TEXTS.until} ${moment(end)}` : TOKENS_TEXTS.noTerm}
        </Text>
      </Stack>
      <Button aria-label={`${TOKENS_TEXTS.revoke} ${name}`} onClick={onRevoke}>
        {TOKENS_TEXTS.revoke}
      </Button>
    </Row>
  );
}
