import type { BoardRow } from '@frontend/features/board/model/rows/rows';
import { fullCanvas } from './canvas';
import { benchFleet } from './fleet';
import { loadTypeface, show, writesAName } from './ready';

/**
 * The floor: minimal drawing of a fleet. Lines, a flat rectangle and a line of text per event, a
 * name per car, a number per day. Shares nothing with the board's painters.
 */
const COLUMN_PX = 228;
const HEADER_PX = 68;
const PADDING_PX = 6;
const MIN_DAYS = 3;
const MAX_DAYS = 21;

await loadTypeface();
const fleet = benchFleet();
const { rows } = fleet.data.rows;
const rowHeight = fleet.settings.rowHeight;

let left = fleet.start;
let scrollY = 0;

const { ctx, width, height, requestDraw } = fullCanvas(draw, {
  pan(dx, dy) {
    left -= dx / dayWidth;
    scrollY = Math.min(Math.max(0, scrollY - dy), rows.length * rowHeight - (height - HEADER_PX));
  },
  zoom(factor, x) {
    const under = (x - COLUMN_PX) / dayWidth;
    dayWidth = Math.min(Math.max(dayWidth * factor, body / MAX_DAYS), body / MIN_DAYS);
    left += under - (x - COLUMN_PX) / dayWidth;
  },
});
const body = width - COLUMN_PX;
let dayWidth = body / fleet.days;

const xOf = (day: number) => COLUMN_PX + (day - left) * dayWidth;

function drawRow(row: BoardRow, top: number): void {
  const right = left + body / dayWidth;
  for (const event of row.events) {
    if (event.end <= left) continue;
    if (event.start >= right) break;
    const x = xOf(event.start);
    ctx.fillStyle = event.kind === 'booking' ? '#cdf1de' : '#fff3dc';
    ctx.fillRect(x, top + PADDING_PX, xOf(event.end) - x, rowHeight - 2 * PADDING_PX);
    ctx.fillStyle = '#06492a';
    ctx.fillText(event.title, Math.max(x, COLUMN_PX) + 8, top + rowHeight / 2);
  }
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, top, COLUMN_PX, rowHeight);
  ctx.fillStyle = '#0f172a';
  ctx.fillText(`${row.car.brand} ${row.car.model}`, 12, top + rowHeight / 2);
  ctx.fillStyle = '#e4e8ef';
  ctx.fillRect(0, top + rowHeight - 1, width, 1);
}

function draw(): void {
  ctx.font = '600 13.5px "Golos Text Variable"';
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#e4e8ef';
  const firstDay = Math.ceil(left);
  for (let day = firstDay; day < left + body / dayWidth; day += 1)
    ctx.fillRect(xOf(day), 0, 1, height);
  const first = Math.floor(scrollY / rowHeight);
  const last = Math.min(rows.length - 1, Math.floor((scrollY + height) / rowHeight));
  for (let index = first; index <= last; index += 1) {
    const row = rows[index];
    if (row) drawRow(row, HEADER_PX + index * rowHeight - scrollY);
  }
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, width, HEADER_PX);
  ctx.fillStyle = '#0f172a';
  for (let day = firstDay; day < left + body / dayWidth; day += 1) {
    ctx.fillText(fleet.scale.dayAt(day).slice(8), xOf(day) + 8, HEADER_PX / 2);
  }
}

await show(writesAName(fleet.answer), requestDraw);
