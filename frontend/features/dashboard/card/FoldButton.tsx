import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { DAILY_TEXTS } from '@schema/texts/day/daily';
import PanelTopClose from 'lucide-react/icons/panel-top-close';
import PanelTopOpen from 'lucide-react/icons/panel-top-open';
import { useFold } from './use-fold';

/** Toggles the tiles on a wide screen; a narrow one has the line above the board. */
export function FoldButton() {
  const { isOpen, toggle } = useFold();
  if (useIsPhone()) return null;
  return (
    <IconButton
      label={DAILY_TEXTS.title}
      title={isOpen ? DAILY_TEXTS.collapse : DAILY_TEXTS.expand}
      icon={isOpen ? <PanelTopClose /> : <PanelTopOpen />}
      look="framed"
      aria-expanded={isOpen}
      onClick={toggle}
    />
  );
}
