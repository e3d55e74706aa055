import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { TabList, TabPanel } from '@frontend/shared/ui/layout/Tabs';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CAR_LIMITS } from '@schema/constants/fleet';
import {
  newTariffGroup,
  type TariffGroupValues,
  withoutItem,
} from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { TariffMatrix } from '../matrix/TariffMatrix';
import { hasRepeatedLength } from '../matrix/tariff-matrix';
import css from './CarForm.module.css';
import { TariffGroup } from './TariffGroup';
import type { CarFormState } from './useCarForm';

type View = 'table' | 'groups';

const hasSeveral = (groups: readonly TariffGroupValues[]) =>
  groups.length > 1 || groups.some(({ tariffs }) => tariffs.length > 1);

interface TariffGroupsProps {
  readonly form: CarFormState;
  /** Below the tariffs. */
  readonly tools?: ReactNode;
}

/** Seasons with their prices: a table, or one group below another (requirements.md, F8, F9, F18). */
export function TariffGroups({ form, tools }: TariffGroupsProps) {
  const { values, update } = form;
  const { tariffGroups: groups } = values;
  const name = useId();
  const [chosen, choose] = useState<View>(() => (hasSeveral(groups) ? 'table' : 'groups'));
  const isRepeated = hasRepeatedLength(groups);
  const view = isRepeated ? 'groups' : chosen;
  const change = (next: (groups: TariffGroupValues[]) => TariffGroupValues[]) =>
    update((now) => ({ ...now, tariffGroups: next(now.tariffGroups) }));
  const changeOne = (place: number, next: TariffGroupValues) =>
    change((now) => now.map((one, at) => (at === place ? next : one)));
  const errorsOf = (place: number) => (path: string) =>
    form.errorAt(`tariffGroups[${place}]${path}`);
  const removerOf = (place: number) =>
    groups.length > 1 ? () => change((now) => withoutItem(now, place)) : null;
  return (
    <section className={css.panel}>
      <Text as="h2" size="input" weight={650} hasOwnLine>
        {TARIFFS_TEXTS.title}
      </Text>
      <TabList<View>
        name={name}
        label={TARIFFS_TEXTS.views}
        items={[
          {
            id: 'table',
            title: TARIFFS_TEXTS.asTable,
            icon: <Table2 />,
            isDisabled: isRepeated,
          },
          { id: 'groups', title: TARIFFS_TEXTS.asGroups, icon: <List /> },
        ]}
        selected={view}
        onSelect={choose}
      />
      {isRepeated && (
        <Text as="p" tone="muted" size="label">
          {TARIFFS_TEXTS.repeatedLength}
        </Text>
      )}
      <TabPanel name={name} id={view}>
        <Stack gap={12} canShrink>
          {view === 'table' ? (
            <TariffMatrix
              groups={groups}
              errorsOf={errorsOf}
              onChange={change}
              onChangeOne={changeOne}
              removerOf={removerOf}
            />
          ) : (
            groups.map((group, place) => (
              <TariffGroup
                // Groups have no stable id: use the index as key.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={place}
                group={group}
                place={place}
                errorAt={errorsOf(place)}
                onChange={(next) => changeOne(place, next)}
                onRemove={removerOf(place)}
              />
            ))
          )}
        </Stack>
      </TabPanel>
      <Row gap={10} wrap>
        {groups.length < CAR_LIMITS.tariffGroups && (
          <Button icon={<Plus />} onClick={() => change((now) => [...now, newTariffGroup(now)])}>
            {TARIFFS_TEXTS.addGroup}
          </Button>
        )}
        {tools}
      </Row>
    </section>
  );
}
