import { useZone } from '@frontend/shared/data/session';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { timeOf } from '@schema/values/time/calendar';
import Check from 'lucide-react/icons/check';
import css from './TaskRow.module.css';
import { doneWord } from './task-words';
import type { TaskState } from './useDoneTasks';

/** «✓ Выдана 19:42»; a task that is no longer in the list shows that instead. */
export function DoneWords({ state: { entry, done, isGone } }: { readonly state: TaskState }) {
  const zone = useZone();
  if (done) {
    return (
      <b className={css.doneWords}>
        <Check aria-hidden="true" />
        {`${doneWord(entry.task.kind)} ${timeOf(done.at, zone)}`}
      </b>
    );
  }
  return isGone && <span className={css.goneWords}>{NOW_TEXTS.gone}</span>;
}
