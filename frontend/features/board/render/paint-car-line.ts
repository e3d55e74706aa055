import { displayName } from '@schema/values/fleet/car-title';
import type { AnswerCar } from '../model/rows/board-answer';
import { type Pen, write } from './pen';
import { plateOf } from './plate-parts';
import type { TextFit } from './text-fit';

/** Px: at both ends of the line, between name and plate, before the region. */
const LEFT = 10;
const RIGHT = 9;
const GAP = 8;
const REGION_GAP = 3;
/** A narrower column leaves the region out. */
const WITH_REGION = 160;

interface CarLine {
  readonly fit: TextFit;
  readonly columnWidth: number;
  readonly name: string;
  readonly plate: string;
  readonly plateX: number;
  readonly region: string;
  readonly regionX: number;
}

const lines = new WeakMap<AnswerCar, CarLine>();

function planLine(car: AnswerCar, columnWidth: number, fit: TextFit): CarLine {
  const { body, region } = plateOf(car);
  const right = columnWidth - RIGHT;
  const shownRegion = columnWidth >= WITH_REGION ? (region ?? '') : '';
  const regionX = right - fit.width(shownRegion, 'region');
  const plateEnd = shownRegion === '' ? right : regionX - REGION_GAP;
  const plate = fit.fit(body, 'plate', plateEnd - LEFT);
  const plateX = plateEnd - fit.width(plate, 'plate');
  const name = fit.fit(displayName(car), 'carLine', plateX - GAP - LEFT);
  return { fit, columnWidth, name, plate, plateX, region: shownRegion, regionX };
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
  if (line.name !== '') write(pen, line.name, 'carLine', palette.text, LEFT, middle);
  write(pen, line.plate, 'plate', palette.label, line.plateX, middle);
  if (line.region !== '') write(pen, line.region, 'region', palette.muted, line.regionX, middle);
}
