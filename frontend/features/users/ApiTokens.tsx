import { useSession } from '@frontend/shared/data/session';
import { copyText } from '@frontend/shared/lib/device/clipboard';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { MESSAGES } from '@schema/messages';
import { isPermission } from '@schema/permissions';
import { PERMISSION_FORMS, TOKENS_TEXTS } from '@schema/texts/people/users';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { plural } from '@schema/values/words/plural';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import css from './Access.module.css';
import { NewToken } from './NewToken';
import { useIsOthersOwner } from './use-owner';
import { type ApiTokenFacts, useApiTokens } from './useApiTokens';
import type { UserFacts } from './useUsers';

/** API tokens of an account, with their permissions. */
export function ApiTokens({ user }: { readonly user: UserFacts }) {
  const { tokens, query, create, revoke } = useApiTokens(user.id);
  const isLocked = useIsOthersOwner(user);
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Stack as="section" gap={8} className={css.part}>
      <Row as="header" gap={8} align="center" justify="between" wrap className={css.head}>
        <Text as="h3" size="input" weight={650}>
          {TOKENS_TEXTS.title}
        </Text>
        {!isMaking && !isLocked && (
          <Button look="quiet" icon={<Plus />} onClick={() => setMaking(true)}>
            {TOKENS_TEXTS.add}
          </Button>
        )}
      </Row>
      <Text as="p" tone="muted" size="label">
        {isLocked ? MESSAGES.users.ownerOnly : TOKENS_TEXTS.hint}
      </Text>
      {secret !== null && <TokenSecret secret={secret} onDone={() => setSecret(null)} />}
      {isMaking && (
        <NewToken
          offered={user.permissions.filter(isPermission)}
          create={create}
          onCreated={(token) => {
            setSecret(token);
            setMaking(false);
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {!tokens && (
        <QueryStatus
          query={query}
          loading={<Spinner look="inline" description={TOKENS_TEXTS.loading} />}
          title={null}
          hint={MESSAGES.generic.loadFailed}
        />
      )}
      {tokens?.length === 0 && (
        <Text as="p" tone="muted" size="label">
          {TOKENS_TEXTS.empty}
        </Text>
      )}
      <DividedList label={TOKENS_TEXTS.title}>
        {tokens?.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token.id)} />
        ))}
      </DividedList>
    </Stack>
  );
}

interface TokenSecretProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** The secret of a new token, shown once. */
function TokenSecret({ secret, onDone }: TokenSecretProps) {
  const copy = async () => {
    if (await copyText(secret)) showToast('success', MESSAGES.clipboard.copied);
    else showToast('error', MESSAGES.clipboard.copyFailed);
  };
  return (
    <InfoPanel look="success">
      <p role="status">{TOKENS_TEXTS.created}</p>
      <Row gap={8} align="center">
        <output className={css.token} aria-label={TOKENS_TEXTS.secret}>
          {secret}
        </output>
        <IconButton
          look="framed"
          label={TOKENS_TEXTS.copy}
          icon={<Copy />}
          onClick={() => void copy()}
        />
      </Row>
      <Button onClick={onDone}>{TOKENS_TEXTS.done}</Button>
    </InfoPanel>
  );
}

interface TokenRowProps {
  readonly token: ApiTokenFacts;
  readonly onRevoke: () => void;
}

function TokenRow({ token, onRevoke }: TokenRowProps) {
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
