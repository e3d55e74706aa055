import type { ReactNode } from 'react';
import css from './LegendRow.module.css';

export interface LegendItem {
  readonly id: string;
  readonly title: string;
  /** CSS colours of the swatch. */
  readonly fill: string;
  readonly edge: string;
  /** Non-colour differences: a bar at the start, a thick end, stripes, a broken edge, a sign. */
  readonly bar?: string;
  readonly end?: string;
  readonly stripes?: string;
  readonly isDashed?: boolean;
  readonly sign?: LegendSign;
}

/** Lines around (0, 0), within 5 px, on a round background. */
export interface LegendSign {
  readonly shape: string;
  readonly background: string;
  readonly ink: string;
}

/** One colour as a background layer with position and size. */
const patch = (colour: string, place: string) =>
  `linear-gradient(${colour} 0 0) ${place} no-repeat`;

function backgroundOf({ fill, bar, end, stripes }: LegendItem): string {
  const layers = [
    bar && patch(bar, '0.125rem 50% / 0.1875rem 0.5625rem'),
    end && patch(end, '100% 50% / 0.1875rem 0.5625rem'),
    stripes ? `repeating-linear-gradient(135deg, ${fill} 0 3px, ${stripes} 3px 6px)` : fill,
  ];
  return layers.filter(Boolean).join(', ');
}

/** Legend of colours and signs: a swatch and a label each (requirements.md, H23). */
export function LegendRow({
  items,
  label,
  more,
}: {
  readonly items: readonly LegendItem[];
  readonly label: string;
  /** The button that shows further entries. */
  readonly more?: ReactNode;
}) {
  return (
    <ul className={css.row} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <span
            className={css.swatch}
            aria-hidden="true"
            style={{
              borderColor: item.edge,
              borderStyle: item.isDashed ? 'dashed' : 'solid',
              background: backgroundOf(item),
            }}
          >
            {item.sign && (
              <svg
                className={css.sign}
                viewBox="-7 -7 14 14"
                aria-hidden="true"
                style={{ stroke: item.sign.ink }}
              >
                <circle r="7" fill={item.sign.background} stroke="none" />
                <path d={item.sign.shape} />
              </svg>
            )}
          </span>
          {item.title}
        </li>
      ))}
      {more && <li className={css.item}>{more}</li>}
    </ul>
  );
}
