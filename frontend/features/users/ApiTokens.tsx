import { Button } from '@frontend/shared/ui/buttons/Button';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { MESSAGES } from '@schema/messages';
import { isPermission } from '@schema/permissions';
import { TOKENS_TEXTS } from '@schema/texts/people/users';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import css from './Access.module.css';
import { NewToken } from './NewToken';
import { TokenRow } from './TokenRow';
import { TokenSecret } from './TokenSecret';
import { useIsOthersOwner } from './use-owner';
import { useApiTokens } from './useApiTokens';
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
