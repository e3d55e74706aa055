import { useRef } from 'react';
import { AccessibleGrid } from '../accessible-grid/AccessibleGrid';
import type { BoardEngine } from '../engine/board-engine';
import { usePointerController } from '../hooks/useBoardEngine';
import type { BoardLook } from '../model/look/palette';
import { BoardStage } from '../render/BoardStage';
import css from './BoardSurface.module.css';

interface BoardSurfaceProps extends BoardLook {
  readonly engine: BoardEngine;
}

/** The board without toolbar and server: canvas, input and accessible grid. Fills its parent. */
export function BoardSurface({ engine, palette, inks, grid }: BoardSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  usePointerController(engine, surface);

  /** Keys continue from the pressed cell; the focus ring appears once a key is used. */
  function takeFocus() {
    surface.current
      ?.querySelector<HTMLElement>('[data-board-grid]')
      ?.focus({ preventScroll: true });
  }

  return (
    <div ref={surface} className={css.surface} onPointerDown={takeFocus}>
      <BoardStage source={engine} palette={palette} inks={inks} grid={grid} />
      <AccessibleGrid engine={engine} />
    </div>
  );
}
