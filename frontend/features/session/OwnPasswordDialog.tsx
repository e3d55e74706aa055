import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { OwnPasswordFields } from './OwnPasswordFields';
import { useOwnPassword } from './use-own-password';

interface OwnPasswordDialogProps {
  readonly login: string;
  readonly onClose: () => void;
}

/** «Сменить пароль» of the account menu. */
export default function OwnPasswordDialog({ login, onClose }: OwnPasswordDialogProps) {
  const form = useOwnPassword(onClose);
  return (
    <SaveDialog
      title={OWN_PASSWORD_TEXTS.title}
      form={form}
      submit={OWN_PASSWORD_TEXTS.save}
      onClose={onClose}
    >
      <InfoPanel look="info">{OWN_PASSWORD_TEXTS.hint}</InfoPanel>
      <OwnPasswordFields form={form} login={login} currentLabel={OWN_PASSWORD_TEXTS.current} />
    </SaveDialog>
  );
}
