import { useLayoutEffect, useRef, useState } from 'react';
import type { BoardLook } from '../model/look/palette';
import css from './BoardStage.module.css';
import type { FrameSource } from './frame-source';
import { KonvaCanvas } from './KonvaCanvas';
import { StagePainter } from './stage-painter';

interface BoardStageProps extends BoardLook {
  readonly source: FrameSource;
}

/**
 * The canvas of the board, mounted once (docs/board.md). Only a new look passes through React and
 * costs one redraw.
 */
export function BoardStage({ source, palette, inks, grid }: BoardStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [painter] = useState(() => new StagePainter(source, { palette, inks, grid }));

  useLayoutEffect(() => {
    return box.current ? painter.mount(box.current) : undefined;
  }, [painter]);

  useLayoutEffect(() => {
    painter.setLook({ palette, inks, grid });
  }, [painter, palette, inks, grid]);

  return (
    <div ref={box} className={css.box}>
      <KonvaCanvas painter={painter} />
    </div>
  );
}
