import { SharedPaperPage } from '@frontend/features/shared-paper/SharedPaperPage';
import { useParams } from 'react-router-dom';
import css from './SharedScreen.module.css';

/** «/papers/share/{code}»: a document for its customer, no shell. */
export default function SharedPaperScreen() {
  const code = useParams().code ?? '';
  return (
    <main className={css.page}>
      <SharedPaperPage key={code} code={code} />
    </main>
  );
}
