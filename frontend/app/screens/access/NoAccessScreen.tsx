import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { MESSAGES } from '@schema/messages';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Lock from 'lucide-react/icons/lock';

/** /no-access: signed in, but without a permission that opens a page. */
export default function NoAccessScreen() {
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={MESSAGES.access.noSections}
      description={SHELL_TEXTS.noAccessDescription}
    />
  );
}
