import type { BoardStyle } from '../style/style-settings';

/** One group of settings: what is chosen, and a way to change a part of it. */
export interface SettingsProps {
  readonly style: BoardStyle;
  readonly onChange: (part: Partial<BoardStyle>) => void;
}
