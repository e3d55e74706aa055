import { idOf } from '@frontend/app/address-id';
import { BOARD_PATH } from '@frontend/app/paths';
import { usePapersSlot } from '@frontend/app/screens/papers-slot';
import { HandoverPage } from '@frontend/features/handover/HandoverPage';
import { MoneyPart } from '@frontend/features/money/mark/MoneyPart';
import { useSeesMoney } from '@frontend/shared/data/session';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { SHEET_SIDES } from '@schema/values/handover/sheet';
import SearchX from 'lucide-react/icons/search-x';
import { useParams } from 'react-router-dom';
import { BackArrow } from './BackArrow';

/** «/handover/{id}/out», «/handover/{id}/back»: the sheet of a side of a rental. */
export default function HandoverScreen() {
  const params = useParams();
  const seesMoney = useSeesMoney();
  const papers = usePapersSlot();
  const id = idOf(params.id ?? null);
  const side = SHEET_SIDES.find((one) => one === params.side);
  return (
    <Page>
      {id === null || !side ? (
        <>
          <BackLink to={BOARD_PATH}>{CAR_STATE_TEXTS.backToBoard}</BackLink>
          <EmptyState
            level={1}
            icon={<SearchX />}
            title={SHEET_TEXTS.notFound}
            description={SHEET_TEXTS.notFoundHint}
          />
        </>
      ) : (
        <HandoverPage
          key={`${id} ${side}`}
          bookingId={id}
          side={side}
          Money={seesMoney ? MoneyPart : null}
          papers={papers}
          back={<BackArrow to={BOARD_PATH} label={SHEET_TEXTS.back} />}
        />
      )}
    </Page>
  );
}
