import { BOARD_PATH } from '@frontend/app/paths';
import { SharedReviewPage } from '@frontend/features/reviews/shared/SharedReviewPage';
import { SHARED_REVIEW_TEXTS } from '@schema/texts/reports/reviews';
import { useParams } from 'react-router-dom';
import css from './SharedReviewScreen.module.css';

/** «/reviews/share/{code}»: a list to send reviews from, no shell (requirements.md, H17). */
export default function SharedReviewScreen() {
  const code = useParams().code ?? '';
  return (
    <main className={css.page}>
      <SharedReviewPage key={code} code={code} />
      <a className={css.toApp} href={BOARD_PATH}>
        {SHARED_REVIEW_TEXTS.toApp}
      </a>
    </main>
  );
}
