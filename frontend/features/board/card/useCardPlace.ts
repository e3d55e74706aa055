import { PHONE_QUERY } from '@frontend/shared/lib/device/phone-query';
import { type RefObject, useLayoutEffect } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { cardPosition, type Rect } from './card-position';
import { type ShownCard, tappedBox, visibleBox } from './quick-card';
import { besideBlock, sheetPlace } from './touch-card-place';

interface PlacedCard {
  readonly engine: BoardEngine;
  readonly shown: ShownCard | null;
  /** The board with everything over it. */
  readonly frame: HTMLElement | null;
  readonly card: RefObject<HTMLElement | null>;
  /** Called before the rows scroll for the card. */
  readonly onScroll: () => void;
}

function inWindow(box: Rect, board: DOMRect): Rect {
  return {
    left: board.left + box.left,
    top: board.top + box.top,
    right: board.left + box.right,
    bottom: board.top + box.bottom,
  };
}

function placeTapped(
  { engine, onScroll }: PlacedCard,
  card: HTMLElement,
  box: Rect,
  board: DOMRect,
): void {
  const { camera, scene, unitPx } = engine;
  const { scrollY } = camera.target;
  // The rows may already be scrolling.
  const ahead = (scrollY - scene.view.scrollY) * unitPx;
  const shifted = { ...box, top: box.top - ahead, bottom: box.bottom - ahead };
  const taken = inWindow(shifted, board);
  // Includes the part hidden by a limited height.
  const height = card.scrollHeight + card.offsetHeight - card.clientHeight;
  const size = { width: card.offsetWidth, height };
  const window = { width: innerWidth, height: innerHeight };
  const { extent, layout } = scene;
  const below = (extent.contentHeight - extent.height - scrollY) * unitPx;
  const reach = Math.min(below, shifted.top - layout.headerHeight * unitPx);
  const place = matchMedia(PHONE_QUERY).matches
    ? sheetPlace(taken, size, window, reach)
    : besideBlock(taken, size, window);
  const { edge } = place;
  card.style.left = `${place.left}px`;
  card.style.top = 'top' in edge ? `${edge.top}px` : 'auto';
  card.style.bottom = 'bottom' in edge ? `${window.height - edge.bottom}px` : 'auto';
  card.style.maxHeight = `${place.maxHeight}px`;
  if (place.scrollBy === 0) return;
  onScroll();
  engine.navigation.byRows(place.scrollBy / unitPx);
}

/** Places the open card at its block, again when its size changes: its buttons load after it. */
export function useCardPlace(placed: PlacedCard): void {
  const { engine, shown, frame, card: element } = placed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onScroll` is the same for one card
  useLayoutEffect(() => {
    const card = element.current;
    if (!card || !shown) return;
    const place = () => {
      const board = frame?.querySelector('[data-board-grid]')?.getBoundingClientRect();
      const box = (shown.cause === 'touch' ? tappedBox : visibleBox)(engine, shown.key);
      if (!box || !board) return;
      if (shown.cause === 'touch') return placeTapped(placed, card, box, board);
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const window = { width: innerWidth, height: innerHeight };
      const { left, top } = cardPosition(inWindow(box, board), size, window, shown.x);
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(card);
    return () => resized.disconnect();
  }, [shown, engine, frame, element]);
}
