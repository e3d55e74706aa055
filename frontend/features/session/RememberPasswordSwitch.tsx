import { useQuery } from '@apollo/client/react';
import { CompanySettingsDocument, SetCompanySettingsDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useStale } from '@frontend/shared/data/stale';
import { useCommand } from '@frontend/shared/data/use-command';
import { Checkbox } from '@frontend/shared/ui/Checkbox';
import { showToast } from '@frontend/shared/ui/toasts';
import { MESSAGES } from '@schema/messages';
import { REMEMBER_TEXTS } from '@schema/texts/login';
import { useState } from 'react';
import css from './RememberPasswordSwitch.module.css';
import { useSessionControl } from './session-control';

/** Whether the devices of the company may keep login and password. */
export function RememberPasswordSwitch() {
  const { allowPassword } = useSessionControl();
  const { data, error, refetch } = useQuery(CompanySettingsDocument, {
    fetchPolicy: 'network-only',
  });
  useStale('users', () => void refetch().catch(() => undefined));
  const save = useCommand('setCompanySettings', SetCompanySettingsDocument);
  const [isPending, setPending] = useState(false);

  async function change(remembersPassword: boolean) {
    setPending(true);
    try {
      await save({ input: { remembersPassword } });
      allowPassword(remembersPassword);
      await refetch();
      showToast('success', remembersPassword ? REMEMBER_TEXTS.on : REMEMBER_TEXTS.off);
    } catch (failure) {
      showToast('error', failureText(failure, MESSAGES.users.settingsFailed));
    } finally {
      setPending(false);
    }
  }

  if (!data) return error ? <p role="alert">{failureText(error, error.message)}</p> : null;
  return (
    <section className={css.panel} aria-label={REMEMBER_TEXTS.title}>
      <Checkbox
        name="remembersPassword"
        label={REMEMBER_TEXTS.allow}
        hint={REMEMBER_TEXTS.allowHint}
        isChecked={data.company.remembersPassword}
        disabled={isPending}
        onChange={(isAllowed) => void change(isAllowed)}
      />
    </section>
  );
}
