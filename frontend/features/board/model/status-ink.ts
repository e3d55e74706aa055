import { contrast, type Hex, luminance, mix, shadeWithContrast, toOklch } from './colour';

/** The ways an event can look; each is drawn with the ink of its own. */
export type InkRole = 'planned' | 'active' | 'dueToday' | 'past' | 'service' | 'serviceDone';

/** Everything a block is painted with. All opaque, derived from one status colour. */
export interface StatusInk {
  /** Ground of the block. */
  readonly fill: Hex;
  /** Outline, at least 3:1 against the board (past events fade below it on purpose). */
  readonly edge: Hex;
  /** The bar on the left: exactly the colour that was set. */
  readonly bar: Hex;
  /** Text on `fill`: at least 4.5:1, aiming at 8. */
  readonly ink: Hex;
  /** Second line on `fill`, at least 4.5:1. */
  readonly soft: Hex;
  /** Ground of a time badge; `ink` stays readable on it. */
  readonly badge: Hex;
  /** Filled pill and the text on it, at least 4.5:1. */
  readonly pill: Hex;
  readonly pillText: Hex;
  /** Stripes of service work on `fill`. */
  readonly hatch: Hex;
}

export interface InkOptions {
  /** The board's ground on which the block lies. */
  readonly surface: Hex;
  /** Overrides of the board editor (spec 1, §3), each checked for contrast before use. */
  readonly fill?: Hex;
  readonly ink?: Hex;
  readonly edge?: Hex;
  readonly badge?: Hex;
}

/** How strongly the status colour tints the ground: [light, dark]; planned is the palest. */
const TINT: Readonly<Record<InkRole, readonly [number, number]>> = {
  planned: [0.09, 0.3],
  active: [0.21, 0.34],
  dueToday: [0.24, 0.33],
  past: [0.1, 0.13],
  service: [0.16, 0.22],
  serviceDone: [0.06, 0.1],
};

const READABLE = 4.5;
const COMFORTABLE = 8;
const FADED = 5.5;
const EDGE = 3.05;

/** White or black, whichever reads better on the colour; made readable by darkening the ground. */
function pillOn(colour: Hex, dark: boolean): { pill: Hex; pillText: Hex } {
  const hue = toOklch(colour);
  if (dark) {
    const pill = shadeWithContrast({ ...hue, l: Math.max(hue.l, 0.75) }, '#000000', 9, 'lighter');
    return { pill, pillText: shadeWithContrast({ ...hue, l: 0.3 }, pill, 7, 'darker') };
  }
  return { pill: shadeWithContrast(hue, '#FFFFFF', 5.8, 'darker'), pillText: '#FFFFFF' };
}

/** An override when it can be read on the ground, else what was derived. */
function readable(wanted: Hex | undefined, ground: Hex, derived: Hex, ratio: number): Hex {
  return wanted !== undefined && contrast(wanted, ground) >= ratio ? wanted : derived;
}

/**
 * The ink of a status colour on a surface (UX.md §3): a tinted fill, a same-hue edge, a bar in the
 * exact colour, dark (or, on a dark surface, light) text of the same hue. Works for any colour the
 * board editor may hold: contrast is measured, never assumed.
 */
export function statusInk(colour: Hex, role: InkRole, options: InkOptions): StatusInk {
  const { surface } = options;
  const dark = luminance(surface) < 0.2;
  const away = dark ? 'lighter' : 'darker';
  const hue = toOklch(colour);
  const past = role === 'past' || role === 'serviceDone';

  const fill = options.fill ?? mix(surface, colour, TINT[role][dark ? 1 : 0]);
  const onFill = luminance(fill) < 0.2 ? 'lighter' : 'darker';
  const aim = past ? FADED : COMFORTABLE;
  const inkFrom = {
    ...hue,
    l: onFill === 'lighter' ? 0.7 : 0.5,
    c: Math.min(hue.c, past ? 0.05 : 0.14),
  };
  const derivedInk = shadeWithContrast(inkFrom, fill, aim, onFill);
  const ink = readable(options.ink, fill, derivedInk, READABLE);
  const softRatio = past ? 4.8 : 6;
  const soft = readable(
    options.ink,
    fill,
    shadeWithContrast(inkFrom, fill, softRatio, onFill),
    softRatio,
  );

  const edgeFrom = { ...hue, l: dark ? 0.3 : 0.9 };
  const strong = role === 'dueToday' ? 4.2 : EDGE;
  const edge = past
    ? mix(surface, colour, 0.32)
    : readable(options.edge, surface, shadeWithContrast(edgeFrom, surface, strong, away), 3);

  const plainBadge = mix(fill, dark ? '#000000' : '#FFFFFF', dark ? 0.35 : 0.82);
  const badge =
    options.badge !== undefined && contrast(ink, options.badge) >= READABLE
      ? options.badge
      : plainBadge;

  return {
    fill,
    edge,
    bar: colour,
    ink,
    soft,
    badge,
    ...pillOn(colour, dark),
    hatch: mix(fill, colour, dark ? 0.22 : 0.34),
  };
}
