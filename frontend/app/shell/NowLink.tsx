import { useActionCount } from '@frontend/features/action-list/useActionCount';
import { TASK_FORMS } from '@schema/texts/day/now';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { nounFor } from '@schema/values/words/plural';
import ListTodo from 'lucide-react/icons/list-todo';
import { NavLink } from 'react-router-dom';
import { NOW_PATH } from '../paths';
import css from './NowLink.module.css';

/** Larger counts are shown as «99+». */
const MOST_SHOWN = 99;

/** Link to «Сейчас» with the number of open actions. */
export default function NowLink() {
  const count = useActionCount();
  const shown = (count ?? 0) > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const name = count
    ? `${SHELL_TEXTS.now} ${shown} ${nounFor(count, TASK_FORMS)}`
    : SHELL_TEXTS.now;
  return (
    <NavLink to={NOW_PATH} className={css.link ?? ''} aria-label={name} title={name}>
      <ListTodo aria-hidden="true" />
      <span className={css.title}>{SHELL_TEXTS.now}</span>{' '}
      {count ? <span className={css.count}>{shown}</span> : null}
    </NavLink>
  );
}
