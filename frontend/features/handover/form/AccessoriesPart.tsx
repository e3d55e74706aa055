import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { accessoriesOf } from '@schema/forms/handover/sheet-form';
import { ACCESSORY_STATE_TEXTS } from '@schema/texts/handover/sheet';
import { ACCESSORY_STATES, type AccessoryState } from '@schema/values/handover/accessories';
import { AccessoryNote } from '../view/AccessoryNote';
import type { SheetFields } from './useSheetForm';

const OPTIONS = ACCESSORY_STATES.map((id) => ({ id, title: ACCESSORY_STATE_TEXTS[id] }));

interface AccessoriesPartProps {
  readonly form: SheetFields;
  readonly names: readonly string[];
  /** Answers at the handover, by name; null: this is that sheet. */
  readonly before: ReadonlyMap<string, AccessoryState> | null;
}

/** What is handed over with the car; on a return beside what was given. */
export function AccessoriesPart({ form, names, before }: AccessoriesPartProps) {
  const answered = accessoriesOf(form.values.accessories);
  const answer = (name: string, state: AccessoryState) =>
    form.update((was) => {
      const rest = accessoriesOf(was.accessories).filter((one) => one.name !== name);
      return { ...was, accessories: JSON.stringify([...rest, { name, state }]) };
    });
  return (
    <Stack gap={12}>
      {names.map((name) => {
        const state = answered.find((one) => one.name === name)?.state ?? null;
        return (
          <Stack key={name} gap={4}>
            <ChipField<AccessoryState | ''>
              label={name}
              options={OPTIONS}
              value={state ?? ''}
              onChange={(next) => next && answer(name, next)}
            />
            <AccessoryNote state={state} before={before?.get(name) ?? null} />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The names that a sheet asks for: the company's, those of the handover, those answered already. */
export function accessoryNames(
  company: readonly string[],
  before: ReadonlyMap<string, AccessoryState> | null,
  typed: string,
): readonly string[] {
  const answered = accessoriesOf(typed).map(({ name }) => name);
  return [...new Set([...company, ...(before?.keys() ?? []), ...answered])];
}
