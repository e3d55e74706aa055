import { idOf } from '@frontend/app/address-id';
import { BOARD_PATH } from '@frontend/app/paths';
import { SwapSheetsPage } from '@frontend/features/handover/swap/SwapSheetsPage';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { SWAP_SHEET_TEXTS } from '@schema/texts/handover/swap-sheets';
import { parseInstant } from '@schema/values/time/instant';
import SearchX from 'lucide-react/icons/search-x';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackArrow } from './BackArrow';

/** «/handover/{id}/swap?car={carId}&at={moment}»: the sheets of a car swap. */
export default function SwapSheetsScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const id = idOf(params.id ?? null);
  const carId = idOf(query.get('car'));
  const at = parseInstant(query.get('at') ?? '')?.toISOString() ?? null;
  return (
    <Page>
      {id === null || carId === null ? (
        <>
          <BackLink to={BOARD_PATH}>{CAR_STATE_TEXTS.backToBoard}</BackLink>
          <EmptyState
            level={1}
            icon={<SearchX />}
            title={SWAP_SHEET_TEXTS.notFound}
            description={SWAP_SHEET_TEXTS.notFoundHint}
          />
        </>
      ) : (
        <SwapSheetsPage
          key={`${id} ${carId}`}
          bookingId={id}
          carId={carId}
          at={at}
          back={<BackArrow to={BOARD_PATH} label={SHEET_TEXTS.back} />}
        />
      )}
    </Page>
  );
}
