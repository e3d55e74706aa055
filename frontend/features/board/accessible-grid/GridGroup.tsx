import { rem } from '@frontend/shared/lib/device/text-scale';
import { carsText } from '@schema/texts/board/board';
import type { BoardSnapshot } from '../engine/snapshot';
import { rowTop } from '../model/view/layout';
import { GROUP_HEIGHT } from '../model/view/row-stack';
import css from './AccessibleGrid.module.css';
import { boxStyle } from './box-style';

interface GridGroupProps {
  readonly snapshot: BoardSnapshot;
  /** The row that may begin a group. */
  readonly index: number;
}

/** The head of a group in the accessible grid, before its first row. */
export function GridGroup({ snapshot, index }: GridGroupProps) {
  const { layout, view, groups } = snapshot;
  const at = layout.groupHeads.indexOf(index);
  const group = groups[at];
  if (!group) return null;
  return (
    <tr
      aria-rowindex={index + 2 + at}
      className={css.row}
      style={{
        top: rem(rowTop(index, view, layout) - GROUP_HEIGHT),
        height: rem(GROUP_HEIGHT),
      }}
    >
      <th
        scope="rowgroup"
        className={css.cell}
        style={boxStyle({ x: 0, y: 0, width: layout.columnWidth, height: GROUP_HEIGHT })}
        data-group={group.title}
      >
        {`${group.title}, ${carsText(group.count)}`}
      </th>
    </tr>
  );
}
