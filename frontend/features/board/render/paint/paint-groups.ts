import { carsText } from '@schema/texts/board/board';
import type { RowGroup } from '../../model/rows/row-groups';
import { xOf } from '../../model/view/layout';
import type { RowStack } from '../../model/view/row-stack';
import { GROUP_HEIGHT, headsThrough, rowAtOrBelow, rowOffset } from '../../model/view/row-stack';
import { horizontalLine, type Pen, verticalLine, write } from '../pen/pen';

const INSET = 14;
const GAP = 8;

function paintGroup(pen: Pen, group: RowGroup, top: number): void {
  const { ctx, scene, palette, fit, grid } = pen;
  const { layout, view } = scene;
  ctx.fillStyle = palette.sunken;
  ctx.fillRect(0, top, layout.width, GROUP_HEIGHT - 1);
  ctx.fillStyle = grid.row;
  horizontalLine(pen, top + GROUP_HEIGHT - 1, 0, layout.width, 1);
  const middle = top + GROUP_HEIGHT / 2 - 0.5;
  const count = carsText(group.count);
  const room = layout.columnWidth - 2 * INSET;
  const title = fit.fit(group.title, 'corner', room);
  write(pen, title, 'corner', palette.text, INSET, middle);
  const x = INSET + fit.width(title, 'corner') + GAP;
  if (x + fit.width(count, 'cornerNote') <= layout.columnWidth - GAP) {
    write(pen, count, 'cornerNote', palette.muted, x, middle);
  }
  const now = xOf(scene.now, view, layout);
  if (now < layout.columnWidth || now > layout.width) return;
  ctx.fillStyle = palette.now;
  verticalLine(pen, now - 0.75, top, top + GROUP_HEIGHT, 1.5);
}

/** Index of the first group whose heading ends below `offset`, px from the top of the rows. */
function firstShown(offset: number, stack: RowStack): number {
  const row = rowAtOrBelow(offset, stack);
  const through = headsThrough(row, stack.groupHeads);
  return offset < rowOffset(row, stack) ? through - 1 : through;
}

/** The headings of the groups in view, over rows and column and under the header. */
export function paintGroups(pen: Pen): void {
  const { groups, layout, view } = pen.scene;
  for (let index = firstShown(view.scrollY, layout); index < groups.length; index += 1) {
    const group = groups[index];
    if (!group) return;
    const bottom = layout.headerHeight + rowOffset(group.first, layout) - view.scrollY;
    if (bottom - GROUP_HEIGHT >= layout.height) return;
    paintGroup(pen, group, bottom - GROUP_HEIGHT);
  }
}
