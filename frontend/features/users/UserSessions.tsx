import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useMoment } from '@frontend/shared/data/use-moment';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { MESSAGES } from '@schema/messages';
import { SESSIONS_TEXTS } from '@schema/texts/people/users';
import css from './Access.module.css';
import { browserName } from './browser-name';
import {
  EndAllSessionsDocument,
  EndSessionDocument,
  UserSessionsDocument,
} from './users.generated';

/** Sessions of an account; each except the current one can be ended. */
export function UserSessions({ userId }: { readonly userId: number }) {
  const { sessions, query, end, endOthers } = useUserSessions(userId);
  const moment = useMoment();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const hasOwn = others.length !== sessions?.length;
  return (
    <Stack as="section" gap={8} className={css.part}>
      <Row as="header" gap={8} align="center" justify="between" wrap className={css.head}>
        <Text as="h3" size="input" weight={650}>
          {SESSIONS_TEXTS.title}
        </Text>
        {others.length > 1 && (
          <Button look="quiet" onClick={() => void endOthers()}>
            {hasOwn ? SESSIONS_TEXTS.endOthers : SESSIONS_TEXTS.endAll}
          </Button>
        )}
      </Row>
      {!sessions && (
        <QueryStatus
          query={query}
          loading={<Spinner look="inline" description={SESSIONS_TEXTS.loading} />}
          title={null}
          hint={MESSAGES.generic.loadFailed}
        />
      )}
      {sessions?.length === 0 && (
        <Text as="p" tone="muted" size="label">
          {SESSIONS_TEXTS.empty}
        </Text>
      )}
      <DividedList label={SESSIONS_TEXTS.title}>
        {sessions?.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => (
          <Row key={id} as="li" gap={12} align="center" justify="between" className={css.row}>
            <Stack as="span" canShrink>
              <span className={css.name}>
                {browserName(userAgent ?? '') ?? SESSIONS_TEXTS.unknownBrowser}
              </span>
              <Text tone="muted" size="label">
                {SESSIONS_TEXTS.since} {moment(createdAt)} · {SESSIONS_TEXTS.lastSeen}{' '}
                {moment(lastSeenAt)}
              </Text>
            </Stack>
            {isCurrent ? (
              <Badge look="accent">{SESSIONS_TEXTS.current}</Badge>
            ) : (
              <Button onClick={() => void end(id)}>{SESSIONS_TEXTS.end}</Button>
            )}
          </Row>
        ))}
      </DividedList>
    </Stack>
  );
}

/** Active sessions of a user, last used first; ends them. */
function useUserSessions(userId: number) {
  const { data, query } = useFreshQuery(UserSessionsDocument, {
    variables: { userId },
    topics: ['users'],
  });
  const endOne = useCommand('endSession', EndSessionDocument);
  const endAll = useCommand('endAllSessions', EndAllSessionsDocument);
  const announced = async (text: string, ending: Promise<unknown>) => {
    try {
      await ending;
      showToast('success', text);
    } catch (failure) {
      showToast('error', commandFailureText(failure, SESSIONS_TEXTS.endFailed));
    }
  };
  return {
    sessions: data?.userSessions.items ?? null,
    query,
    end: (id: number) => announced(SESSIONS_TEXTS.ended, endOne({ id })),
    endOthers: () => announced(SESSIONS_TEXTS.allEnded, endAll({ userId, exceptCurrent: true })),
  };
}
