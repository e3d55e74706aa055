import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { SWAP_SHEET_TEXTS } from '@schema/texts/handover/swap-sheets';
import type { ReactNode } from 'react';
import { NotKept } from '../kept/NotKept';
import { useRentalSheets } from '../useRentalSheets';
import { SwapSheets } from './SwapSheets';
import { SwapSheetCarDocument } from './swap-sheets.generated';

interface SwapSheetsPageProps {
  readonly bookingId: number;
  /** The car that continues the rental. */
  readonly carId: number;
  /** ISO instant; null: now. */
  readonly at: string | null;
  /** Link to where the page was opened from. */
  readonly back: ReactNode;
}

/** A car swap with both sheets; loads the rental and the new car. */
export function SwapSheetsPage({ bookingId, carId, at, back }: SwapSheetsPageProps) {
  const { rental, query, isMissing } = useRentalSheets(bookingId);
  const car = useFreshQuery(SwapSheetCarDocument, { variables: { carId } });
  const found = car.data?.carState ?? null;
  if (rental && found) return <SwapSheets rental={rental} car={found} at={at} back={back} />;
  if (isMissing) {
    return (
      <>
        {back}
        <NotKept query={query} />
      </>
    );
  }
  return (
    <>
      {back}
      <PageStatus
        query={rental ? car.query : query}
        level={1}
        title={rental ? SWAP_SHEET_TEXTS.carFailed : HANDOVER_MESSAGES.loadFailed}
        hint={null}
        loading={SHEET_TEXTS.loading}
      />
    </>
  );
}
