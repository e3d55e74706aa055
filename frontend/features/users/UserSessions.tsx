import { useMoment } from '@frontend/shared/data/use-moment';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { DividedList } from '@frontend/shared/ui/lists/List';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { MESSAGES } from '@schema/messages';
import { SESSIONS_TEXTS } from '@schema/texts/people/users';
import css from './Access.module.css';
import { browserName } from './browser-name';
import { useUserSessions } from './useUserSessions';

/** Sessions of an account; each except the current one can be ended. */
export function UserSessions({ userId }: { readonly userId: number }) {
  const { sessions, query, end, endOthers } = useUserSessions(userId);
  const moment = useMoment();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const hasOwn = others.length !== sessions?.length;
  return (
    <section className={css.part}>
      <header className={css.head}>
        <h3 className={css.title}>{SESSIONS_TEXTS.title}</h3>
        {others.length > 1 && (
          <Button look="quiet" onClick={() => void endOthers()}>
            {hasOwn ? SESSIONS_TEXTS.endOthers : SESSIONS_TEXTS.endAll}
          </Button>
        )}
      </header>
      {!sessions && (
        <QueryStatus
          query={query}
          loading={<Spinner look="inline" description={SESSIONS_TEXTS.loading} />}
          title={null}
          hint={MESSAGES.generic.loadFailed}
        />
      )}
      {sessions?.length === 0 && <p className={textCss.quiet}>{SESSIONS_TEXTS.empty}</p>}
      <DividedList label={SESSIONS_TEXTS.title}>
        {sessions?.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id} className={css.row}>
            <span className={css.facts}>
              <span className={css.name}>
                {browserName(userAgent ?? '') ?? SESSIONS_TEXTS.unknownBrowser}
              </span>
              <span className={textCss.quiet}>
                {SESSIONS_TEXTS.since} {moment(createdAt)} · {SESSIONS_TEXTS.lastSeen}{' '}
                {moment(lastSeenAt)}
              </span>
            </span>
            {isCurrent ? (
              <Badge look="accent">{SESSIONS_TEXTS.current}</Badge>
            ) : (
              <Button onClick={() => void end(id)}>{SESSIONS_TEXTS.end}</Button>
            )}
          </li>
        ))}
      </DividedList>
    </section>
  );
}
