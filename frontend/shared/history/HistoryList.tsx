import { useZone } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { FieldChanges } from '@frontend/shared/forms/FieldChanges';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import { HISTORY_ACTIONS, HISTORY_TEXTS } from '@schema/texts/shell/history';
import { useEffect, useRef } from 'react';
import css from './History.module.css';
import { movedFor, movedSum, recordChanges, type ShownWith } from './record-changes';
import { stateFor } from './state-words';
import { type RecordKind, useHistory } from './useHistory';

interface HistoryListProps extends Pick<ShownWith, 'carName'> {
  readonly kind: RecordKind;
  readonly id: number;
}

// The log contains operations of earlier releases too.
const ACTIONS: Readonly<Record<string, string | undefined>> = HISTORY_ACTIONS;

/** Changes with user and time, latest first. */
export function HistoryList({ kind, id, carName }: HistoryListProps) {
  const { list, pages, page, setPage, query } = useHistory(kind, id);
  const zone = useZone();
  const moment = useMoment();
  const place = useRef<HTMLDivElement>(null);
  const isLoaded = list !== null;
  useEffect(() => {
    // At the end of a dialog it would open below the edge.
    if (isLoaded) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  return (
    <div ref={place}>
      <QueryStatus
        query={query}
        isLoaded={isLoaded}
        loading={HISTORY_TEXTS.loading}
        title={HISTORY_TEXTS.failed}
        hint={null}
      />
      {list?.total === 0 && (
        <Text as="p" tone="muted" size="label">
          {HISTORY_TEXTS.empty}
        </Text>
      )}
      {list && list.items.length > 0 && (
        <DividedList label={HISTORY_TEXTS.title}>
          {list.items.map((change) => {
            const about = movedFor(change) ?? stateFor(change);
            return (
              <Stack key={change.id} as="li" gap={4} className={css.change}>
                <div className={css.head}>
                  <Text weight={600}>
                    {[ACTIONS[change.operation] ?? HISTORY_TEXTS.changed, movedSum(change)]
                      .filter(Boolean)
                      .join(' ')}
                  </Text>
                  <Text tone="muted" size="label">
                    {moment(change.at)} · {change.userLogin ?? HISTORY_TEXTS.system}
                  </Text>
                </div>
                {about && (
                  <Text as="p" tone="muted" size="label">
                    {about}
                  </Text>
                )}
                <FieldChanges changes={recordChanges(kind, change, { zone, carName })} />
              </Stack>
            );
          })}
        </DividedList>
      )}
      <Pager page={page} count={pages} onChange={setPage} />
    </div>
  );
}
