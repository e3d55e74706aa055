import { useRef } from 'react';
import { BoardMirror } from './accessible-grid/AccessibleGrid';
import css from './BoardSurface.module.css';
import type { BoardEngine } from './engine/board-engine';
import { useBoardHands } from './hooks/useBoardEngine';
import type { BoardPalette, GridInk, Inks } from './model/look/palette';
import { BoardStage } from './render/BoardStage';

interface BoardSurfaceProps {
  readonly engine: BoardEngine;
  readonly palette: BoardPalette;
  readonly inks: Inks;
  readonly grid: GridInk;
}

/**
 * The board itself, without toolbar and server: canvas, hands and the accessible grid over it. Fills
 * its parent. Everything it shows is in the engine.
 */
export function BoardSurface({ engine, palette, inks, grid }: BoardSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  useBoardHands(engine, surface);

  /** The keys go on from where the pointer pressed; the ring shows once a key is used. */
  function takeFocus() {
    surface.current
      ?.querySelector<HTMLElement>('[data-board-grid]')
      ?.focus({ preventScroll: true });
  }

  return (
    <div ref={surface} className={css.surface} onPointerDown={takeFocus}>
      <BoardStage source={engine} palette={palette} inks={inks} grid={grid} />
      <BoardMirror engine={engine} />
    </div>
  );
}
