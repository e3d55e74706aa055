import { useLayoutEffect, useRef } from 'react';
import type { BoardLook } from '../model/look/palette';
import css from './BoardStage.module.css';
import { createStage } from './create-stage';
import type { FrameSource } from './frame-source';
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
  const container = useRef<HTMLDivElement>(null);
  const painter = useRef<StagePainter | null>(null);
  painter.current ??= new StagePainter(source, { palette, inks, grid });

  useLayoutEffect(() => {
    const drawing = painter.current;
    if (!box.current || !container.current || !drawing) return;
    const { stage, layer } = createStage(container.current, (context) => drawing.paint(context));
    const unmount = drawing.mount(box.current, stage, layer);
    return () => {
      unmount();
      stage.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    painter.current?.setLook({ palette, inks, grid });
  }, [palette, inks, grid]);

  return (
    <div ref={box} className={css.box}>
      <div ref={container} className={css.stage} />
    </div>
  );
}
