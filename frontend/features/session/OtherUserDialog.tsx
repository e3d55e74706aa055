import { hasOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { LeaveQuestion } from '@frontend/shared/ui/dialogs/LeaveQuestion';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import {
  enterAgainText,
  goToOtherText,
  OTHER_USER_TITLE,
  otherUserText,
} from '@schema/texts/shell/other-user';
import { useState } from 'react';
import { LoginForm } from './LoginForm';
import css from './SessionExpiredDialog.module.css';

interface OtherUserDialogProps {
  /** The user of the page. */
  readonly login: string;
  /** User signed in in this browser. */
  readonly signedIn: string;
  /** Returns to the page, whose requests stay refused. */
  readonly onClose: () => void;
}

const openAsOther = () => location.reload();

/**
 * Shown over a user's page when another user has signed in in the same browser; typed values stay.
 */
export default function OtherUserDialog({ login, signedIn, onClose }: OtherUserDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog title={OTHER_USER_TITLE} size="small" onClose={onClose}>
      <Stack gap={16} className={css.body}>
        <Text as="p" tone="label">
          {otherUserText(signedIn, login)}
        </Text>
        <LoginForm login={login} submit={enterAgainText(login)} />
        <Button
          size="large"
          isWide
          onClick={() => (hasOpenForm() ? setAsking(true) : openAsOther())}
        >
          {goToOtherText(signedIn)}
        </Button>
      </Stack>
      {isAsking && <LeaveQuestion onLeave={openAsOther} onStay={() => setAsking(false)} />}
    </Dialog>
  );
}
