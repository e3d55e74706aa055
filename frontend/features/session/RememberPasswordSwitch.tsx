import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { MESSAGES } from '@schema/messages';
import { REMEMBER_TEXTS } from '@schema/texts/people/login';
import { useState } from 'react';
import { CompanySettingsDocument, SetCompanySettingsDocument } from './company-settings.generated';
import css from './RememberPasswordSwitch.module.css';
import { useSessionControl } from './session-control';

/** Whether the company's devices may store login and password. */
export function RememberPasswordSwitch() {
  const { allowPassword } = useSessionControl();
  const { data, error } = useFreshQuery(CompanySettingsDocument, {
    variables: {},
    topics: ['users'],
    answeredBy: ['setCompanySettings'],
  });
  const save = useCommand('setCompanySettings', SetCompanySettingsDocument);
  /** Optimistic value until the server confirms. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function change(remembersPassword: boolean, version: number) {
    setChosen(remembersPassword);
    try {
      await save({ input: { remembersPassword, version } });
      allowPassword(remembersPassword);
      showToast('success', remembersPassword ? REMEMBER_TEXTS.on : REMEMBER_TEXTS.off);
    } catch (failure) {
      showToast('error', commandFailureText(failure, MESSAGES.users.settingsFailed));
    } finally {
      setChosen(null);
    }
  }

  if (!data) return error ? <p role="alert">{failureText(error, error.message)}</p> : null;
  return (
    <section className={css.panel} aria-label={REMEMBER_TEXTS.title}>
      <Checkbox
        name="remembersPassword"
        label={REMEMBER_TEXTS.allow}
        hint={REMEMBER_TEXTS.allowHint}
        isChecked={chosen ?? data.company.remembersPassword}
        disabled={chosen !== null}
        onChange={(isAllowed) => void change(isAllowed, data.company.version)}
      />
    </section>
  );
}
