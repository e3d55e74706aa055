import { Button } from '@frontend/shared/ui/buttons/Button';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { DividedList } from '@frontend/shared/ui/lists/List';
import textCss from '@frontend/shared/ui/styles/text.module.css';
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
    <section className={css.part}>
      <header className={css.head}>
        <h3 className={css.title}>{TOKENS_TEXTS.title}</h3>
        {!isMaking && !isLocked && (
          <Button look="quiet" icon={<Plus />} onClick={() => setMaking(true)}>
            {TOKENS_TEXTS.add}
          </Button>
        )}
      </header>
      <p className={textCss.quiet}>{isLocked ? MESSAGES.users.ownerOnly : TOKENS_TEXTS.hint}</p>
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
      {tokens?.length === 0 && <p className={textCss.quiet}>{TOKENS_TEXTS.empty}</p>}
      <DividedList label={TOKENS_TEXTS.title}>
        {tokens?.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token.id)} />
        ))}
      </DividedList>
    </section>
  );
}
