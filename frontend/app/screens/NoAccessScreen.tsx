import { EmptyState } from '@frontend/shared/ui/EmptyState';
import { MESSAGES } from '@schema/messages';
import { SHELL_TEXTS } from '@schema/texts/shell';
import { Lock } from 'lucide-react';

/** /no-access: signed in, with no section to open; the way out is the logout in the top bar. */
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
