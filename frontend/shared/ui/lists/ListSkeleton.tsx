import textCss from '@frontend/shared/ui/styles/text.module.css';
import { Skeleton } from '../feedback/Skeleton';
import { Stack } from '../layout/Stack';
import css from './ListSkeleton.module.css';

/** About one screen of rows. */
const ROWS = 8;

/** Placeholder rows of a loading list; `description` is announced. */
export function ListSkeleton({ description }: { readonly description: string }) {
  return (
    <div className={css.list}>
      <span className={textCss.spoken} role="status">
        {description}
      </span>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={css.row}>
          <Stack gap={8} className={css.words}>
            <Skeleton width={row % 2 ? '70%' : '55%'} />
            <Skeleton width="40%" height={12} />
          </Stack>
          <Skeleton width={88} height={32} />
        </div>
      ))}
    </div>
  );
}
