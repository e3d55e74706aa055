import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { moreTasks, NOW_TEXTS } from '@schema/texts/day/now';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import css from './NowNews.module.css';

interface NowNewsProps {
  /** Tasks that have no place in the list yet. */
  readonly waiting: number;
  /** Others have done or changed what is shown. */
  readonly isChanged: boolean;
  readonly onRefresh: () => void;
}

/** «Ещё 2 дела · Показать», over the end of the list: nothing moves until it is pressed. */
export function NowNews({ waiting, isChanged, onRefresh }: NowNewsProps) {
  const text = waiting > 0 ? moreTasks(waiting) : isChanged ? NOW_TEXTS.changed : '';
  return (
    <div ref={guardPresses} className={css.news}>
      <span role="status" className={text ? css.pill : undefined}>
        {text}
      </span>
      {text && (
        <Button className={css.button} icon={<RefreshCw />} onClick={onRefresh}>
          {waiting > 0 ? NOW_TEXTS.show : NOW_TEXTS.refresh}
        </Button>
      )}
    </div>
  );
}
