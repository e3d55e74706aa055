import { idOf } from '@frontend/app/address-id';
import { bookingPath, PAPERS_PATH } from '@frontend/app/paths';
import { NoPaper, PaperPage } from '@frontend/features/papers/PaperPage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { useParams } from 'react-router-dom';
import { BackArrow } from '../registers/BackArrow';

/** «/papers/{id}»: an issued document. */
export default function PaperScreen() {
  const id = idOf(useParams().id ?? null);
  const seesBoard = useCan('view_board');
  const back = <BackArrow to={PAPERS_PATH} label={PAPER_TEXTS.back} />;
  return (
    <Page>
      {id === null ? (
        <>
          {back}
          <NoPaper />
        </>
      ) : (
        <PaperPage key={id} id={id} back={back} bookingLink={seesBoard ? bookingPath : null} />
      )}
    </Page>
  );
}
