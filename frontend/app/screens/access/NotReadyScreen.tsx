import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Hammer from 'lucide-react/icons/hammer';

/** Placeholder of a documented address without a screen. */
export function NotReadyScreen() {
  return (
    <EmptyState
      level={1}
      icon={<Hammer />}
      title={SHELL_TEXTS.notReadyTitle}
      description={SHELL_TEXTS.notReadyDescription}
    />
  );
}
