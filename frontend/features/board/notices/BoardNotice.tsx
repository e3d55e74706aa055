import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { board } from '@schema/messages/board';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import CarFront from 'lucide-react/icons/car-front';
import type { ReactNode } from 'react';
import css from './BoardNotice.module.css';

interface BoardNoticeProps {
  readonly isEmpty: boolean;
  readonly emptyActions?: ReactNode;
  /** Reason why nothing could be loaded; null when rows are loaded or loading. */
  readonly failure: unknown;
  /** Shows all rows again, while a filter hides all of them. */
  readonly onReset: (() => void) | null;
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
}

/** Replaces a board without rows to draw (requirements.md, B10). */
export function BoardNotice(props: BoardNoticeProps) {
  const { isEmpty, failure, onReset, isRefreshing, onRetry } = props;
  if (failure !== null) {
    return (
      <div className={css.cover}>
        <PageFailure
          query={{ isLoading: isRefreshing, retry: onRetry }}
          title={board.loadFailedTitle}
          message={board.loadFailed}
        />
      </div>
    );
  }
  if (onReset) {
    return (
      <div className={css.below}>
        <EmptyState
          icon={<CarFront />}
          title={BOARD_TEXTS.nothingFound}
          description={BOARD_TEXTS.nothingFoundHint}
          action={
            <Button look="primary" onClick={onReset}>
              {BOARD_TEXTS.reset}
            </Button>
          }
        />
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className={css.cover}>
      <EmptyState
        icon={<CarFront />}
        title={board.empty}
        description={BOARD_TEXTS.emptyHint}
        action={props.emptyActions}
      />
    </div>
  );
}
