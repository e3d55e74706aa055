import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { percentWithTenth } from '@schema/values/money/percent';
import { formatCount } from '@schema/values/words/plural';
import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import css from './ShareChart.module.css';
import type { ShareSlice } from './share-slices';

/** Units of the viewBox; the text scales with it. */
const SIZE = 200;
const OUTER = SIZE / 2 - 2;
const INNER = 62;
const WHOLE: ShareSlice = {
  key: 'empty',
  name: '',
  bookings: 1,
  share: 1,
  colour: 'var(--chart-empty)',
};

interface ShareChartProps {
  readonly slices: readonly ShareSlice[];
  readonly total: number;
}

/** Shares of the period as a ring with a text legend (requirements.md, S5). */
export function ShareChart({ slices, total }: ShareChartProps) {
  const drawn = slices.length > 0 ? [...slices] : [WHOLE];
  return (
    <figure className={css.chart}>
      <svg className={css.ring} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <Group top={SIZE / 2} left={SIZE / 2}>
          <Pie
            data={drawn}
            pieValue={({ bookings }) => bookings}
            pieSort={null}
            pieSortValues={null}
            outerRadius={OUTER}
            innerRadius={INNER}
            padAngle={drawn.length > 1 ? 0.015 : 0}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => (
                <path key={arc.data.key} d={path(arc) ?? ''} style={{ fill: arc.data.colour }} />
              ))
            }
          </Pie>
        </Group>
        <text className={css.total} fontSize={30} x="50%" y="50%" dy="-0.1em">
          {formatCount(total)}
        </text>
        {SOURCES_TEXTS.inRing.map((line, at) => (
          <text
            key={line}
            className={css.unit}
            fontSize={11.5}
            x="50%"
            y="50%"
            dy={`${1.5 + at * 1.2}em`}
          >
            {line}
          </text>
        ))}
      </svg>
      <ul className={css.legend} aria-label={SOURCES_TEXTS.shareOf}>
        {slices.map(({ key, name, bookings, share, colour }) => (
          <Row key={key} as="li" gap={10} align="center" className={css.line}>
            <span className={css.swatch} style={{ background: colour }} aria-hidden="true" />
            <span className={css.name}>{name}</span>
            <Text tone="muted">{formatCount(bookings)}</Text>
            <span className={css.share}>{percentWithTenth(share * 100)}</span>
          </Row>
        ))}
      </ul>
    </figure>
  );
}
