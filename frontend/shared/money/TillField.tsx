import { useSession } from '@frontend/shared/data/session';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import type { PaymentMethod } from '@schema/values/money/ledger';
import type { ChosenTill } from './use-chosen-till';

interface TillFieldProps {
  /** From `useChosenTill`. */
  readonly till: ChosenTill;
  readonly method: PaymentMethod;
}

/** The till of cash, when the user has a choice. */
export function TillField({ till, method }: TillFieldProps) {
  const { user } = useSession();
  const { tills, tillId, choose } = till;
  const own = tills.find(({ userId }) => userId === user.id);
  const others = tills.filter(({ id }) => id !== own?.id);
  if (method !== 'cash' || others.length === 0) return null;
  const ownName = `${user.login} (${TILL_FIELD_TEXTS.ownTill})`;
  return (
    <Select
      label={TILL_FIELD_TEXTS.till}
      // The own till is created with its first cash, so it may have no ID.
      emptyTitle={ownName}
      options={others.map(({ id, name }) => ({ id, title: name }))}
      value={tillId === own?.id ? null : tillId}
      onChange={choose}
    />
  );
}
