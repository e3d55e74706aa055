import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';

/**
 * Tiles are folded on a narrow screen and open on a wide one by default; the device stores another
 * choice.
 */
const NARROW = { key: 'daily-card', preset: false, other: 'open' };
const WIDE = { key: 'daily-card-wide', preset: true, other: 'folded' };

/** Whether the tiles of the day are shown (requirements.md, D1). */
export function useFold() {
  const { key, preset, other } = useIsPhone() ? NARROW : WIDE;
  const [choice, choose] = useStoredChoice(key);
  const isOpen = (choice === other) !== preset;
  return { isOpen, toggle: () => choose(choice === other ? null : other) };
}
