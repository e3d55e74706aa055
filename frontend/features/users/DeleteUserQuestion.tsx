import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { DeleteUserDocument } from './users.generated';
import type { UserFacts } from './useUsers';

interface DeleteUserQuestionProps {
  readonly user: UserFacts;
  readonly onClose: () => void;
}

/** Confirms the deletion of an account by name (requirements.md, U6). */
export function DeleteUserQuestion({ user, onClose }: DeleteUserQuestionProps) {
  const run = useCommand('deleteUser', DeleteUserDocument);
  const question = useQuestion(MESSAGES.users.deleteFailed, async () => {
    await run({ id: user.id });
    showToast('success', USERS_TEXTS.deleted);
    onClose();
  });
  return (
    <ConfirmDialog
      title={`${USERS_TEXTS.deleteTitle} «${user.login}»?`}
      description={USERS_TEXTS.deleteHint}
      confirmTitle={USERS_TEXTS.delete}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
