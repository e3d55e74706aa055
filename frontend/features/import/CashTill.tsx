import { useTills } from '@frontend/shared/money/use-tills';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { CACHE_AGES_MS } from '@schema/constants';
import { IMPORT_TEXTS } from '@schema/texts/files/import';

/** The names of tills, which an import does not change. */
const NAMES = { topics: [], maxAgeMs: CACHE_AGES_MS.analytics };

interface CashTillProps {
  readonly value: number | null;
  readonly onChange: (tillId: number | null) => void;
}

/** The till of expenses whose row names none. */
export function CashTill({ value, onChange }: CashTillProps) {
  const { usable } = useTills(NAMES);
  if (usable.length === 0) return null;
  return (
    <Select
      label={IMPORT_TEXTS.cashTill}
      emptyTitle={IMPORT_TEXTS.noCashTill}
      options={usable.map(({ id, name }) => ({ id, title: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
