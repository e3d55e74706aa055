import { SharedStatementPage } from '@frontend/features/shared-statement/SharedStatementPage';
import { useParams } from 'react-router-dom';
import css from './SharedScreen.module.css';

/** «/statements/share/{code}»: a statement for its partner, no shell. */
export default function SharedStatementScreen() {
  const code = useParams().code ?? '';
  return (
    <main className={css.page}>
      <SharedStatementPage key={code} code={code} />
    </main>
  );
}
