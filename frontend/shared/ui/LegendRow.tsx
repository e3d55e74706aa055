import css from './LegendRow.module.css';

export interface LegendItem {
  readonly id: string;
  readonly title: string;
  /** CSS colours of the swatch; `hatch` draws service work's stripes. */
  readonly fill: string;
  readonly edge: string;
  readonly hatch?: string;
  /** A sign in the swatch, and a broken edge: what is told apart without colour. */
  readonly sign?: string;
  readonly isDashed?: boolean;
}

/** What the colours mean: a swatch and a label each (spec 1, §2.5). */
export function LegendRow({
  items,
  label,
}: {
  readonly items: readonly LegendItem[];
  readonly label: string;
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
              color: item.edge,
              background: item.hatch
                ? `repeating-linear-gradient(135deg, ${item.fill} 0 3px, ${item.hatch} 3px 6px)`
                : item.fill,
            }}
          >
            {item.sign}
          </span>
          {item.title}
        </li>
      ))}
    </ul>
  );
}
