import { FreeDays } from '@frontend/features/board/model/rows/free-days';
import type { Scene } from '@frontend/features/board/model/scene';
import { NOTHING } from '@frontend/features/board/model/view/hit-test';
import { extentFor, layoutFor } from '@frontend/features/board/model/view/layout';
import { pan, withVisibleDays, zoomAbout } from '@frontend/features/board/model/view/viewport';
import { visibleDayLimits } from '@frontend/features/board/model/view/visible-days';
import { LabelMemo } from '@frontend/features/board/render/label/label-memo';
import { paintFrame } from '@frontend/features/board/render/paint/paint-frame';
import type { Pen } from '@frontend/features/board/render/pen/pen';
import { Pictures } from '@frontend/features/board/render/pen/pictures';
import { TextFit } from '@frontend/features/board/render/pen/text-fit';
import { fullCanvas } from './canvas';
import { benchFleet } from './fleet';
import { loadTypeface, show, writesAName } from './ready';

/**
 * The yardstick: the same picture on a bare canvas 2D by the board's own painters, without Konva,
 * React, engine, gestures and accessible grid.
 */
await loadTypeface();
const fleet = benchFleet();
const canvas = fullCanvas(draw, {
  pan(dx, dy) {
    scene.view = pan(scene.view, dx, dy, scene.extent);
  },
  zoom(factor, x) {
    scene.view = zoomAbout(scene.view, factor, x - layout.columnWidth, scene.extent);
  },
});

const layout = layoutFor({ width: canvas.width, height: canvas.height }, fleet.settings);
const { rows } = fleet.data.rows;
const extent = extentFor(layout, rows.length, visibleDayLimits(fleet.settings.loadedDays));
const now = fleet.scale.toDays(fleet.nowMs);
const free = new FreeDays();
free.update(rows);

const scene: Scene = {
  layout,
  extent,
  view: withVisibleDays({ left: fleet.start, dayWidth: 1, scrollY: 0 }, fleet.days, extent),
  rows,
  groups: [],
  waiting: false,
  isLoaded: fleet.data.isLoaded,
  free,
  scale: fleet.scale,
  nowMs: fleet.nowMs,
  now,
  today: Math.floor(now),
  rule: fleet.settings.rule,
  hover: NOTHING,
  hoverSelection: null,
  selection: null,
  cursor: null,
  highlight: null,
  flashes: new Map(),
  reducedMotion: false,
  drags: [],
  money: fleet.money,
  announcement: '',
};

const ruler = document.createElement('canvas').getContext('2d');
const fit = new TextFit((glyph, font) => {
  if (ruler === null) return 0;
  if (ruler.font !== font) ruler.font = font;
  return ruler.measureText(glyph).width;
});

const pen: Pen = {
  ctx: canvas.ctx,
  scene,
  palette: fleet.palette,
  inks: fleet.inks,
  grid: fleet.grid,
  fit,
  labels: new LabelMemo(fit),
  pictures: new Pictures(() => canvas.requestDraw()),
  ratio: canvas.ratio,
  atMs: 0,
};

function draw(): void {
  paintFrame(pen);
}

await show(writesAName(fleet.answer), () => canvas.requestDraw());
