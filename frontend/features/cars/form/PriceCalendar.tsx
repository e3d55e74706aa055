import { useSession, useZone } from '@frontend/shared/data/session';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MAX_TARIFF_DAYS } from '@schema/constants/fleet';
import { seasonOf, type TariffGroupValues } from '@schema/forms/fleet/car-values';
import { PRICE_CALENDAR_TEXTS } from '@schema/texts/fleet/cars';
import {
  type EditedGroup,
  type PriceRun,
  priceCalendar,
} from '@schema/values/fleet/price-calendar';
import { groupName, wholeMinDays } from '@schema/values/fleet/tariff';
import { formatRoubles, parseAmount } from '@schema/values/money/money';
import { dayOf, daysBetween } from '@schema/values/time/calendar';
import { periodText } from '@schema/values/time/report-period';
import { parseCount } from '@schema/values/words/plain-digits';
import { useMemo, useState } from 'react';
import formCss from './CarForm.module.css';
import css from './PriceCalendar.module.css';

const COLOURS = 7;

/** The valid part of the typed tariffs; empty prices are skipped. */
function readGroups(groups: readonly TariffGroupValues[]): EditedGroup[] {
  return groups.map((group, place) => ({
    name: groupName(group.name, place),
    ...seasonOf(group),
    tariffs: group.tariffs.flatMap(({ minDays, pricePerDay }) => {
      const price = parseAmount(pricePerDay);
      if (price === null) return [];
      return [{ minDays: wholeMinDays(parseAmount(minDays) ?? 1), pricePerDay: price }];
    }),
  }));
}

const colourOf = ({ group }: PriceRun) =>
  group === null ? 'var(--danger)' : `var(--chart-${(group % COLOURS) + 1})`;

/** The day price by season and rental length, live while tariffs are edited. */
export function PriceCalendar({ groups }: { readonly groups: readonly TariffGroupValues[] }) {
  const { now } = useSession();
  const zone = useZone();
  const year = Number(dayOf(now(), zone).slice(0, 4));
  const [typed, setTyped] = useState('1');
  const days = Math.min(wholeMinDays(parseCount(typed) ?? 1), MAX_TARIFF_DAYS);
  const read = useMemo(() => readGroups(groups), [groups]);
  const runs = useMemo(() => priceCalendar(read, days, year), [read, days, year]);
  return (
    <section className={formCss.panel}>
      <Text as="h2" size="input" weight={650} hasOwnLine>
        {PRICE_CALENDAR_TEXTS.title} {year}
      </Text>
      <Text as="p" tone="muted" size="label">
        {PRICE_CALENDAR_TEXTS.hint}
      </Text>
      <NumberField
        className={css.days}
        label={PRICE_CALENDAR_TEXTS.days}
        value={typed}
        onChange={setTyped}
      />
      <div className={css.year} aria-hidden="true">
        {runs.map((run) => (
          <span
            key={run.from}
            className={css.part}
            style={{ flexGrow: daysBetween(run.from, run.to) + 1, background: colourOf(run) }}
          />
        ))}
      </div>
      <Stack as="ul" aria-label={PRICE_CALENDAR_TEXTS.title}>
        {runs.map((run) => (
          <Row key={run.from} as="li" gap={10} rowGap={2} align="center" wrap className={css.run}>
            <span className={css.dot} style={{ background: colourOf(run) }} aria-hidden="true" />
            <span className={css.dates}>{periodText(run)}</span>
            {run.pricePerDay === null || run.group === null ? (
              <span className={css.gap}>
                {PRICE_CALENDAR_TEXTS.uncovered}. {PRICE_CALENDAR_TEXTS.uncoveredHint}
              </span>
            ) : (
              <>
                <Text tone="muted" className={css.group}>
                  {read[run.group]?.name}
                </Text>
                <b>{formatRoubles(run.pricePerDay)}</b>
              </>
            )}
          </Row>
        ))}
      </Stack>
    </section>
  );
}
