import type { BoardStyle } from '../style/style-settings';

export interface SettingsProps {
  readonly style: BoardStyle;
  readonly onChange: (part: Partial<BoardStyle>) => void;
}
