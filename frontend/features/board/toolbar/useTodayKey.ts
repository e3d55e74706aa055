import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import type { BoardEngine } from '../engine/board-engine';
import { isTodayKey } from '../engine/keys';

/** T anywhere on the page leads back to today (docs/design.md). */
export function useTodayKey(engine: BoardEngine): void {
  usePageKeys((event) => {
    if (!isTodayKey(event)) return false;
    engine.navigation.toToday();
    return true;
  });
}
