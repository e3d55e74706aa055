import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import {
  type OwnPasswordValues,
  ownPasswordForm,
  toOwnPasswordPayload,
} from '@schema/forms/people/own-password';
import { MESSAGES } from '@schema/messages';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { useSessionControl } from './session-control';

const EMPTY: OwnPasswordValues = { current: '', next: '', remember: true };

/** Form of an own password. */
export function useOwnPassword(onSaved: () => void) {
  const { changePassword } = useSessionControl();
  return useSaveForm({
    initialValues: EMPTY,
    shape: ownPasswordForm,
    toPayload: toOwnPasswordPayload,
    save: changePassword,
    onSaved: () => {
      showToast('success', OWN_PASSWORD_TEXTS.saved);
      onSaved();
    },
    fallback: MESSAGES.auth.passwordFailed,
  });
}

export type OwnPasswordState = ReturnType<typeof useOwnPassword>;
