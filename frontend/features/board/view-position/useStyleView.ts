import { useEffect, useRef } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardStyle } from '../style/style-settings';
import { initialView } from './initial-view';

/**
 * Applies a start date or number of visible days chosen in the editor at once, in this tab or
 * another (requirements.md, E1). Until then the initial view stays.
 */
export function useStyleView(engine: BoardEngine, style: BoardStyle, isPhone: boolean): void {
  const { startDate, cellsPerView, days } = style;
  const key = `${startDate} ${cellsPerView} ${days}`;
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const { scale, today } = engine.scene;
    const view = initialView({ style, isPhone, today }, scale);
    engine.navigation.toView(view.start, view.days);
  }, [engine, key, style, isPhone]);
}
