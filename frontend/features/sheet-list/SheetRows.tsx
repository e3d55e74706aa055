import { CellLines } from '@frontend/shared/bookings/BookingCells';
import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import type { ListedSheetFactsFragment } from '@frontend/shared/handover/listed-sheet.generated';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import {
  listedSheetFacts,
  SHEET_LIST_TEXTS,
  sheetTitle,
  signedText,
} from '@schema/texts/handover/sheet-list';
import { fuelFact } from '@schema/texts/handover/sheet-words';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Link } from 'react-router-dom';
import css from './SheetRows.module.css';

interface SheetRowsProps {
  readonly sheets: readonly ListedSheetFactsFragment[];
  /** The page of the state of a car; null: no permission. */
  readonly carLink: ((carId: number) => string) | null;
}

/** Handover sheets of all cars; the title opens the sheet. */
export function SheetRows({ sheets, carLink }: SheetRowsProps) {
  const moment = useMoment();
  const title = (sheet: ListedSheetFactsFragment) => (
    <Link
      className={css.link}
      to={handoverPath(sheet.bookingId, sheet.side)}
      aria-label={`${sheetTitle(sheet)}: ${sheet.customerName}, ${sheet.carTitle}, ${moment(sheet.at)}`}
    >
      {sheetTitle(sheet)}
    </Link>
  );
  const car = ({ carId, carTitle }: ListedSheetFactsFragment) =>
    carLink ? (
      <Link className={css.link} to={carLink(carId)}>
        {carTitle}
      </Link>
    ) : (
      <b>{carTitle}</b>
    );
  return (
    <Records
      label={SHELL_TEXTS.sheets}
      rows={sheets}
      columns={[
        {
          title: SHEET_LIST_TEXTS.sheet,
          cell: (sheet) => (
            <CellLines>
              {title(sheet)}
              <span className={css.moment}>{moment(sheet.at)}</span>
            </CellLines>
          ),
        },
        { title: SHEET_LIST_TEXTS.customer, cell: ({ customerName }) => customerName },
        {
          title: SHEET_LIST_TEXTS.car,
          cell: (sheet) => (
            <CellLines>
              {car(sheet)}
              <PlateLine car={sheet} isStacked />
            </CellLines>
          ),
        },
        {
          title: SHEET_LIST_TEXTS.state,
          cell: ({ km, fuel }) => (
            <CellLines>
              {km !== null && <span>{CAR_STATE_TEXTS.km(km)}</span>}
              {fuel !== null && <span className={textCss.quiet}>{fuelFact(fuel)}</span>}
            </CellLines>
          ),
        },
        {
          title: SHEET_LIST_TEXTS.damages,
          isNumber: true,
          cell: ({ damageCount }) => damageCount || '',
        },
        {
          title: SHEET_LIST_TEXTS.photos,
          isNumber: true,
          cell: ({ photoCount }) => photoCount || '',
        },
        {
          title: SHEET_LIST_TEXTS.signed,
          cell: (sheet) => (
            <CellLines>
              {signedText(sheet)}
              <span className={textCss.quiet}>{sheet.userLogin}</span>
            </CellLines>
          ),
        },
      ]}
      areCardsDense
      card={(sheet) => (
        <>
          <CardLine>
            {title(sheet)}
            <span className={textCss.quiet}>{moment(sheet.at)}</span>
          </CardLine>
          <p>{sheet.customerName}</p>
          <CardLine>
            {car(sheet)}
            <PlateChip plate={sheet.licensePlate} />
          </CardLine>
          <p className={textCss.quiet}>
            {[listedSheetFacts(sheet), sheet.userLogin].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
    />
  );
}
