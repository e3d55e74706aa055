import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import Rows4 from 'lucide-react/icons/rows-4';
import css from './OverviewButton.module.css';

export interface Overview {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Switches between low rows, which show most of the fleet, and the configured height. */
export function OverviewButton({ isOn, toggle }: Overview) {
  return (
    <IconButton
      label={BOARD_TEXTS.overview}
      title={isOn ? BOARD_TEXTS.overviewOff : BOARD_TEXTS.overviewOn}
      icon={<Rows4 />}
      look="framed"
      className={css.toggle}
      aria-pressed={isOn}
      onClick={toggle}
    />
  );
}
