import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useMoment } from '@frontend/shared/data/use-moment';
import { swapWords } from '@schema/texts/handover/swap-sheets';
import { Link } from 'react-router-dom';
import css from '../Sheet.module.css';
import { nameOf, type RentalSheets } from '../useRentalSheets';
import { SwapPartsDocument } from './swap-sheets.generated';
import { swapsOf } from './swaps-of';

/** The swaps of a rental before and after this part; each leads to the sheet of the other car. */
export function SwapLinks({ rental }: { readonly rental: RentalSheets }) {
  const moment = useMoment();
  const { bookingId } = rental;
  const { data } = useFreshQuery(SwapPartsDocument, {
    variables: { bookingId },
    topics: ['bookings'],
  });
  return swapsOf(rental, data?.rentalParts ?? []).map(({ from, to, at, sheet }) => (
    <Link key={sheet.id} className={css.swap} to={handoverPath(sheet.id, sheet.side)}>
      {swapWords(nameOf(from), nameOf(to), moment(at))}
    </Link>
  ));
}
