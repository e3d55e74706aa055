import type { Day } from '@schema/values/time/calendar';
import type { ReactNode, Ref } from 'react';
import type { BoardHandle, BoardSelection } from '../board-handle';
import type { CardButtons, CardNote } from '../card/card-buttons';
import type { RequestedRows } from '../find/find-address';
import type { LoadBlock } from '../loading/board-store';
import type { AnswerBooking, AnswerMaintenance } from '../model/rows/board-answer';
import type { BoardStyle } from '../style/style-settings';
import type { ViewPosition } from '../view-position/view-position';

export interface BoardViewProps {
  /** The company's zone. */
  readonly zone: string;
  readonly load: LoadBlock;
  /** Company rule REQUIRE_RETURN_MARK. */
  readonly requireReturnMark?: boolean;
  /** How far the server's clock is ahead of this device's, ms. */
  readonly clockOffsetMs?: number;
  /** Either permission lets free cells be selected. */
  readonly canEdit: boolean;
  /** Signs of what is owed may stand on the blocks. */
  readonly seesMoney: boolean;
  readonly canService: boolean;
  /** Settings of this device unless given (the editor's preview). */
  readonly style?: BoardStyle;
  /** A part of a page with a heading of its own, whose data never age. */
  readonly isPreview?: boolean;
  /** Rows kept on the device: they do not age and nothing can be moved. */
  readonly isKept?: boolean;
  /** First day and number of visible days from the address. */
  readonly initialStart?: Day | null;
  readonly initialDays?: number | null;
  /** The board came to rest on other days. */
  readonly onViewChange?: (view: ViewPosition) => void;
  /** The car at the top when the board opens. */
  readonly initialTop?: number | null;
  /**
   * Rows requested by the address, see find/find-address.ts; each followed link is a new object.
   */
  readonly find?: RequestedRows;
  /** Other rows are shown; `part` goes into the address. */
  readonly onFindChange?: (part: string) => void;
  readonly onSelect: (selection: BoardSelection) => void;
  readonly onOpenBooking: (id: number, booking: AnswerBooking) => void;
  readonly onOpenMaintenance: (id: number, maintenance: AnswerMaintenance) => void;
  /** Absent: a day of the header opens nothing. */
  readonly onOpenDay?: (day: Day) => void;
  /** Absent: the head of a row opens nothing. */
  readonly onOpenCar?: (carId: number) => void;
  /** The rows are newer than before. */
  readonly onDataChange?: () => void;
  /** Buttons of the card of a tapped booking. */
  readonly cardButtons?: CardButtons;
  /** Beside the facts of a booking's card. */
  readonly cardNote?: CardNote;
  /** Buttons of an empty board. */
  readonly emptyActions?: ReactNode;
  /** At the right of the toolbar. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<BoardHandle>;
}
