import { useSession } from '@frontend/shared/data/session';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { formatExactRoubles } from '@schema/values/money/money';
import { ChoiceField } from './ChoiceField';

interface TillChoiceProps {
  readonly label: string;
  readonly tills: readonly TillFacts[];
  readonly tillId: number | null;
  readonly onChange: (tillId: number) => void;
}

/** One of several tills with its cash; nothing when there is no choice. */
export function TillChoice({ label, tills, tillId, onChange }: TillChoiceProps) {
  const { user } = useSession();
  if (tills.length < 2) return null;
  return (
    <ChoiceField
      label={label}
      value={tillId === null ? null : String(tillId)}
      options={tills.map(({ id, name, userId, balance }) => ({
        id: String(id),
        title: [
          userId === user.id ? `${name} (${TILL_FIELD_TEXTS.ownTill})` : name,
          formatExactRoubles(balance ?? 0),
        ].join(' · '),
      }))}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
