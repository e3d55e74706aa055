import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import type { BoardEngine } from '../engine/board-engine';
import { isOverviewKey, isTodayKey } from '../engine/keyboard/keys';
import type { Overview } from './OverviewButton';

/** Keys anywhere on the page: T returns to today, O toggles the overview (docs/design.md). */
export function useBoardKeys(engine: BoardEngine, overview: Overview | null): void {
  usePageKeys((event) => {
    if (isTodayKey(event)) engine.navigation.toToday();
    else if (overview && isOverviewKey(event)) overview.toggle();
    else return false;
    return true;
  });
}
