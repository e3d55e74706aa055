import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useSession } from '@frontend/shared/data/session';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { SettingsGroup } from '@frontend/shared/ui/fields/SettingsGroup';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { MESSAGES } from '@schema/messages';
import { CONTACT_TEXTS, CONTACT_WAY_TEXTS } from '@schema/texts/bookings/marks';
import { CONTACT_WAYS, type ContactWay } from '@schema/values/people/contact-ways';
import { useState } from 'react';
import { ContactWaySettingsDocument, SetContactWayDocument } from './branding.generated';

const OPTIONS = CONTACT_WAYS.map((id) => ({ id, title: CONTACT_TEXTS[id] }));

/** Default contact method of the company; WhatsApp links stay beside it. */
export function ContactWaySettings() {
  const { company } = useSession();
  const { data, refetch } = useFreshQuery(ContactWaySettingsDocument, {
    variables: {},
    topics: ['profile'],
    answeredBy: ['setContactWay'],
  });
  const save = useCommand('setContactWay', SetContactWayDocument);
  /** Optimistic value; the session is read again when it becomes stale. */
  const [chosen, setChosen] = useState<ContactWay | null>(null);
  const [isPending, setPending] = useState(false);

  async function change(way: ContactWay | null) {
    if (way === null || !data) return;
    setChosen(way);
    setPending(true);
    try {
      await save({ way, version: data.company.version });
      await refetch();
      showToast('success', `${CONTACT_WAY_TEXTS.saved}: ${CONTACT_TEXTS[way]}`);
    } catch (failure) {
      setChosen(null);
      showToast('error', commandFailureText(failure, MESSAGES.users.settingsFailed));
    } finally {
      setPending(false);
    }
  }
  return (
    <SettingsGroup title={CONTACT_WAY_TEXTS.title}>
      <Select
        label={CONTACT_WAY_TEXTS.label}
        hint={CONTACT_WAY_TEXTS.hint}
        options={OPTIONS}
        value={chosen ?? company.contactWay}
        isDisabled={isPending || !data}
        onChange={(way) => void change(way)}
      />
    </SettingsGroup>
  );
}
