import { Button } from '@frontend/shared/ui/buttons/Button';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { FIND_TEXTS, tooManyDaysText } from '@schema/texts/board/board-find';
import { daysBetween } from '@schema/values/time/calendar';
import { useMemo, useState } from 'react';
import type { BoardRow } from '../model/rows/rows';
import type { BoardFilter, DayWindow } from './board-filter';
import css from './FilterForm.module.css';
import { MAX_WINDOW_DAYS } from './filter-address';
import { modelsOf } from './filter-rows';

interface FilterFormProps {
  readonly filter: BoardFilter;
  readonly change: (part: Partial<BoardFilter>) => void;
  readonly rows: readonly BoardRow[];
  readonly visible: DayWindow;
}

/** The conditions of the filter; each applies at once. */
export function FilterForm({ filter, change, rows, visible }: FilterFormProps) {
  const models = useMemo(() => modelsOf(rows), [rows]);
  const { conflicts, grouped } = filter;
  return (
    <Stack gap={10}>
      <FreeWindow
        // Reset and links replace typed text.
        key={filter.free ? 'set' : 'unset'}
        value={filter.free}
        visible={visible}
        onChange={(free) => change({ free })}
      />
      <fieldset className={css.part}>
        <Text as="legend" size="label" weight={650} className={css.legend}>
          {FIND_TEXTS.model}
        </Text>
        <div className={css.models}>
          {models.map(({ title, count }) => (
            <Checkbox
              key={title}
              className={css.model}
              label={
                <Row as="span" gap={12} justify="between">
                  {title}
                  <Text tone="muted">{count}</Text>
                </Row>
              }
              isChecked={filter.models.includes(title)}
              onChange={(isChecked) =>
                change({
                  models: isChecked
                    ? [...filter.models, title]
                    : filter.models.filter((model) => model !== title),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={FIND_TEXTS.conflicts}
        isChecked={conflicts}
        onChange={(isChecked) => change({ conflicts: isChecked })}
      />
      <Checkbox
        label={FIND_TEXTS.grouped}
        isChecked={grouped}
        onChange={(isChecked) => change({ grouped: isChecked })}
      />
    </Stack>
  );
}

interface FreeWindowProps {
  readonly value: DayWindow | null;
  readonly visible: DayWindow;
  readonly onChange: (window: DayWindow | null) => void;
}

/** Days on which a car has to be free; applies once both are set and in order. */
function FreeWindow({ value, visible, onChange }: FreeWindowProps) {
  const [draft, setDraft] = useState({ from: value?.from ?? '', to: value?.to ?? '' });
  const tooLong =
    draft.from !== '' && draft.to !== '' && daysBetween(draft.from, draft.to) >= MAX_WINDOW_DAYS;

  function set(next: { from: string; to: string }) {
    const { from } = next;
    const to = next.to !== '' && next.to < from ? from : next.to;
    setDraft({ from, to });
    const isWhole = from !== '' && to !== '' && daysBetween(from, to) < MAX_WINDOW_DAYS;
    if (isWhole) onChange({ from, to });
  }

  return (
    <fieldset className={css.part}>
      <Text as="legend" size="label" weight={650} className={css.legend}>
        {FIND_TEXTS.freeWindow}
      </Text>
      <div className={css.days}>
        <DateField
          label={FIND_TEXTS.from}
          value={draft.from}
          onChange={(from) => set({ from, to: draft.to === '' ? from : draft.to })}
        />
        <DateField
          label={FIND_TEXTS.to}
          value={draft.to}
          min={draft.from || null}
          error={tooLong ? tooManyDaysText(MAX_WINDOW_DAYS) : undefined}
          onChange={(to) => set({ from: draft.from, to })}
        />
      </div>
      <Row gap={4} className={css.presets}>
        <Button look="quiet" onClick={() => set(visible)}>
          {FIND_TEXTS.visibleDays}
        </Button>
        <Button
          look="quiet"
          disabled={value === null && draft.from === ''}
          onClick={() => {
            setDraft({ from: '', to: '' });
            onChange(null);
          }}
        >
          {FIND_TEXTS.anyDays}
        </Button>
      </Row>
    </fieldset>
  );
}
