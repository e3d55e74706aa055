import type { Day } from '@schema/values/time/calendar';
import type { ReactNode, Ref } from 'react';
import type { BoardHandle, BoardSelection } from '../board-handle';
import type { CardButtons, CardNote } from '../card/card-buttons';
import type { RequestedRows } from '../find/find-address';
import type { LoadBlock } from '../loading/board-store';
import type { AnswerBooking, AnswerMaintenance } from '../model/rows/board-answer';
import type { BoardStyle } from '../style/style-settings';
import type { FoldedTools } from '../toolbar/FoldedToolbar';
import type { ViewPosition } from '../view-position/view-position';

export interface BoardViewProps {
  /** The company's zone. */
  readonly zone: string;
  readonly load: LoadBlock;
  /** Company rule REQUIRE_RETURN_MARK. */
  readonly requireReturnMark?: boolean;
  /** Lead of the server's clock over this device's, ms. */
  readonly clockOffsetMs?: number;
  /** Either permission makes free cells selectable. */
  readonly canEdit: boolean;
  /** Whether payment signs may be shown on the blocks. */
  readonly seesMoney: boolean;
  readonly canService: boolean;
  /** Defaults to the settings of this device; set by the preview of the editor. */
  readonly style?: BoardStyle;
  /** A part of a page with its own heading, whose data never age. */
  readonly isPreview?: boolean;
  /** Rows saved on the device: they do not age and nothing can be moved. */
  readonly isKept?: boolean;
  /** First day and number of visible days from the address. */
  readonly initialStart?: Day | null;
  readonly initialDays?: number | null;
  /** Called when the board comes to rest on other days. */
  readonly onViewChange?: (view: ViewPosition) => void;
  /** The car at the top on opening. */
  readonly initialTop?: number | null;
  /**
   * Rows requested by the address, see find/find-address.ts; each followed link is a new object.
   */
  readonly find?: RequestedRows;
  /** Called when the shown rows change; `part` is written to the address. */
  readonly onFindChange?: (part: string) => void;
  readonly onSelect: (selection: BoardSelection) => void;
  readonly onOpenBooking: (id: number, booking: AnswerBooking) => void;
  readonly onOpenMaintenance: (id: number, maintenance: AnswerMaintenance) => void;
  /** Absent: a day of the header opens nothing. */
  readonly onOpenDay?: (day: Day) => void;
  /** Absent: the head of a row opens nothing. */
  readonly onOpenCar?: (carId: number) => void;
  /** Called when newer rows are shown. */
  readonly onDataChange?: () => void;
  /** Buttons of the card of a tapped booking. */
  readonly cardButtons?: CardButtons;
  /** Shown beside the facts of a booking's card. */
  readonly cardNote?: CardNote;
  /** Buttons of an empty board. */
  readonly emptyActions?: ReactNode;
  /** Shown at the right of the toolbar. */
  readonly actions?: ReactNode;
  /** The tools in one row, legend and rare tools in its menus. Absent: unfolded. */
  readonly folded?: FoldedTools | null;
  readonly ref?: Ref<BoardHandle>;
}
