import { displayName } from '@schema/values/fleet/car-title';
import type { AnswerCar } from '../../model/rows/board-answer';
import { plateOf } from '../label/plate-parts';
import { type Pen, write } from '../pen/pen';
import type { TextFit } from '../pen/text-fit';

/** Px: at both ends of the line, between name and plate, before the region. */
const GAP = 8;
const REGION_GAP = 3;
/** Width below which the column has smaller gaps and omits the region. */
const WIDE_FROM = 160;
const WIDE = { left: 10, right: 9, name: 'carLine', plate: 'plate' } as const;
const NARROW = { left: 6, right: 6, name: 'badge', plate: 'region' } as const;

interface CarLine {
  readonly fit: TextFit;
  readonly columnWidth: number;
  readonly look: typeof WIDE | typeof NARROW;
  readonly name: string;
  readonly plate: string;
  readonly plateX: number;
  readonly region: string;
  readonly regionX: number;
}

const lines = new WeakMap<AnswerCar, CarLine>();

function planLine(car: AnswerCar, columnWidth: number, fit: TextFit): CarLine {
  const { body, region } = plateOf(car);
  const look = columnWidth >= WIDE_FROM ? WIDE : NARROW;
  const right = columnWidth - look.right;
  const shownRegion = look === WIDE ? (region ?? '') : '';
  const regionX = right - fit.exactWidth(shownRegion, 'region');
  const plateEnd = shownRegion === '' ? right : regionX - REGION_GAP;
  const plate = fit.fit(body, look.plate, plateEnd - look.left);
  const plateX = plateEnd - fit.exactWidth(plate, look.plate);
  const name = fit.fit(displayName(car), look.name, plateX - GAP - look.left);
  return { fit, columnWidth, look, name, plate, plateX, region: shownRegion, regionX };
}

/** Name and plate on one line, for low rows; planned once per car and width. */
export function paintCarLine(pen: Pen, car: AnswerCar, middle: number): void {
  const { fit, palette } = pen;
  const { columnWidth } = pen.scene.layout;
  let line = lines.get(car);
  if (line?.fit !== fit || line.columnWidth !== columnWidth) {
    line = planLine(car, columnWidth, fit);
    lines.set(car, line);
  }
  const { look, name, plate, region } = line;
  if (name !== '') write(pen, name, look.name, palette.text, look.left, middle);
  write(pen, plate, look.plate, palette.label, line.plateX, middle);
  if (region !== '') write(pen, region, 'region', palette.muted, line.regionX, middle);
}
