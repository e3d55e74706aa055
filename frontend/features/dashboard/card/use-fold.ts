import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import { LOW_QUERY, useIsPhone, useMedia } from '@frontend/shared/lib/device/use-media';

/**
 * Folded on a narrow or low screen and open on another by default; the device stores another
 * choice.
 */
const NARROW = { key: 'daily-card', preset: false, other: 'open' };
const WIDE = { key: 'daily-card-wide', preset: true, other: 'folded' };
const LOW = { key: 'daily-card-low', preset: false, other: 'open' };

/** Whether the tiles of the day are shown (requirements.md, D1). */
export function useFold() {
  const isPhone = useIsPhone();
  const isLow = useMedia(LOW_QUERY);
  const { key, preset, other } = isLow ? LOW : isPhone ? NARROW : WIDE;
  const [choice, choose] = useStoredChoice(key);
  const isOpen = (choice === other) !== preset;
  return {
    isOpen,
    /** Tiles, tools and legend of the board share one row. */
    isStrip: !isOpen && (isLow || !isPhone),
    toggle: () => choose(choice === other ? null : other),
  };
}
