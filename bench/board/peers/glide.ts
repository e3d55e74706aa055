import { type CustomCell, DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import { millisecondsInDay } from 'date-fns/constants';
import '@glideapps/glide-data-grid/dist/index.css';
import { addDays, startOfDay } from '@schema/values/time/calendar';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { benchRows, benchWidths, DAYS, FROM, LEAD_DAYS, ZONE } from '../pages/fixture';
import { hit, loadTypeface, show, writesAName } from '../pages/ready';
import { HEADER_PX, PADDING_PX, type PeerEvent, peerFleet, ROW_PX, rootElement } from './fleet';

/** A day of a car: the events in it, and when the day begins, ms. */
interface DayCell {
  midnight: number;
  events: PeerEvent[];
}

await loadTypeface();
const rows = benchRows();
const { cars, events } = peerFleet(rows);
const widths = benchWidths();
const firstMidnight = startOfDay(FROM, ZONE).getTime();

/** By car, then by day: a grid requests one cell at a time. */
const cells: DayCell[][] = cars.map(() =>
  Array.from({ length: DAYS }, (_, day) => ({
    midnight: firstMidnight + day * millisecondsInDay,
    events: [],
  })),
);
for (const event of events) {
  const first = Math.floor((event.start.getTime() - firstMidnight) / millisecondsInDay);
  const last = Math.ceil((event.end.getTime() - firstMidnight) / millisecondsInDay);
  for (let day = first; day < last; day += 1) cells[event.carId - 1]?.[day]?.events.push(event);
}

const columns = [
  { id: 'car', title: '', width: widths.column },
  ...Array.from({ length: DAYS }, (_, day) => ({
    id: String(day),
    title: addDays(FROM, day).slice(5),
    width: widths.day,
  })),
];

function content([column, row]: readonly [number, number]) {
  const car = cars[row];
  if (column === 0) {
    const text = car === undefined ? '' : `${car.name} ${car.plate}`;
    return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false } as const;
  }
  const data = cells[row]?.[column - 1];
  return { kind: GridCellKind.Custom, data, copyData: '', allowOverlay: false } as const;
}

/** The part of every event that lies in this day; its label runs on from cell to cell. */
const dayRenderer = {
  kind: GridCellKind.Custom,
  isMatch: (cell: CustomCell): cell is CustomCell<DayCell> => cell.data !== undefined,
  draw({ ctx, rect }: { ctx: CanvasRenderingContext2D; rect: DOMRect }, cell: CustomCell<DayCell>) {
    const { midnight, events: inDay } = cell.data;
    const xOf = (moment: Date) =>
      rect.x + ((moment.getTime() - midnight) / millisecondsInDay) * rect.width;
    for (const event of inDay) {
      const start = xOf(event.start);
      const left = Math.max(rect.x, start);
      const right = Math.min(rect.x + rect.width, xOf(event.end));
      ctx.save();
      ctx.beginPath();
      ctx.rect(left, rect.y + PADDING_PX, right - left, rect.height - 2 * PADDING_PX);
      ctx.clip();
      ctx.fillStyle = event.fill;
      ctx.fillRect(left, rect.y + PADDING_PX, right - left, rect.height - 2 * PADDING_PX);
      ctx.fillStyle = '#06492a';
      ctx.font = '600 13.5px "Golos Text Variable"';
      ctx.fillText(event.title, start + 8, rect.y + 32);
      ctx.font = '500 13.5px "Golos Text Variable"';
      ctx.fillText(event.price, start + 8, rect.y + 54);
      ctx.restore();
    }
    return true;
  },
};

/** The event at `x` px from the left of a clicked cell. */
function clicked([column, row]: readonly [number, number], x: number): void {
  const cell = cells[row]?.[column - 1];
  if (cell === undefined) return;
  const at = cell.midnight + (x / widths.day) * millisecondsInDay;
  const event = cell.events.find(({ start, end }) => start.getTime() <= at && at < end.getTime());
  if (event !== undefined) hit(event.id);
}

await show(writesAName(rows), () =>
  createRoot(rootElement()).render(
    createElement(DataEditor, {
      width: '100%',
      height: '100%',
      columns,
      rows: cars.length,
      rowHeight: ROW_PX,
      headerHeight: HEADER_PX,
      freezeColumns: 1,
      smoothScrollX: true,
      smoothScrollY: true,
      theme: { fontFamily: '"Golos Text Variable"', baseFontStyle: '600 13.5px' },
      scrollOffsetX: LEAD_DAYS * widths.day,
      getCellContent: content,
      customRenderers: [dayRenderer],
      onCellClicked: (cell, { localEventX }) => clicked(cell, localEventX),
    }),
  ),
);
