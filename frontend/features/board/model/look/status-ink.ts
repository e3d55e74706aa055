import type { EventRole } from '@schema/values/bookings/event-roles';
import {
  contrast,
  type Hex,
  luminance,
  mix,
  type Oklch,
  shadeWithContrast,
  toOklch,
} from './colour';
import { ROLE_LOOKS, USUAL_EDGE } from './role-looks';

/** Colours of a block: opaque, derived from one status colour. */
export interface StatusInk {
  /** Background of the block. */
  readonly fill: Hex;
  /** Outline, at least 3:1 against the board (lower for past events). */
  readonly edge: Hex;
  /** The bar on the left: the exact status colour. */
  readonly bar: Hex;
  /** Text on `fill`: at least 4.5:1, aiming at 8. */
  readonly ink: Hex;
  /** Second line on `fill`, at least 4.5:1. */
  readonly soft: Hex;
  /** Background of a time badge; `ink` is readable on it. */
  readonly badge: Hex;
  /** Pill and its text, at least 4.5:1. */
  readonly pill: Hex;
  readonly pillText: Hex;
  /** Stripes of maintenance on `fill`. */
  readonly hatch: Hex;
}

interface InkOptions {
  /** The board's background under the block. */
  readonly surface: Hex;
  /** Overrides of the board editor (requirements.md, E2); used only with sufficient contrast. */
  readonly fill?: Hex;
  readonly ink?: Hex;
  readonly edge?: Hex;
  readonly badge?: Hex;
}

/** Contrast of text: the minimum, and the targets on a light and a dark background. */
const READABLE = 4.5;
const AIM = { light: 8.5, dark: 9.5, faded: 5.6 } as const;
const SOFT_AIM = { light: 6, dark: 6.6, faded: 4.8 } as const;
/** Share of the status colour's chroma in text and outline. */
const INK_CHROMA = { light: 0.62, dark: 0.3 } as const;
const EDGE_CHROMA = 0.85;

/**
 * White or black text, whichever contrasts more with the colour, and a pill on which it is
 * readable.
 */
function pillOn(hue: Oklch, dark: boolean): { pill: Hex; pillText: Hex } {
  if (!dark) return { pill: shadeWithContrast(hue, '#FFFFFF', 5.8, 'darker'), pillText: '#FFFFFF' };
  const pale = { ...hue, l: Math.max(hue.l, 0.7), c: hue.c * 0.8 };
  const pill = shadeWithContrast(pale, '#000000', 9, 'lighter');
  return { pill, pillText: shadeWithContrast({ ...hue, l: 0.3 }, pill, 7, 'darker') };
}

/** The override if it is readable on the background, else the derived colour. */
function readable(override: Hex | undefined, background: Hex, derived: Hex, ratio: number): Hex {
  return override !== undefined && contrast(override, background) >= ratio ? override : derived;
}

/** Text of a hue on a background and on the stripes over it. */
function textOn(hue: Oklch, background: Hex, stripes: Hex, ratio: number): Hex {
  const darker = contrast('#000000', background) >= contrast('#FFFFFF', background);
  const direction = darker ? 'darker' : 'lighter';
  const from = {
    ...hue,
    l: darker ? 0.55 : 0.65,
    c: hue.c * (darker ? INK_CHROMA.light : INK_CHROMA.dark),
  };
  const shade = shadeWithContrast(from, background, ratio, direction);
  if (contrast(shade, stripes) >= READABLE) return shade;
  return shadeWithContrast(from, stripes, READABLE, direction);
}

/**
 * Colours of a status on a surface (docs/design.md): a tinted fill, an edge of the same hue, a bar
 * in the exact colour, dark text (light on a dark surface) of the same hue. Contrast is computed,
 * so any colour works.
 */
export function statusInk(colour: Hex, role: EventRole, options: InkOptions): StatusInk {
  const { surface } = options;
  const dark = luminance(surface) < 0.2;
  const theme = dark ? 'dark' : 'light';
  const hue = toOklch(colour);
  const { tint, edge: edgeContrast, isStriped } = ROLE_LOOKS[role];
  const faded = edgeContrast === null;

  const fill = options.fill ?? mix(surface, colour, tint[dark ? 1 : 0]);
  const hatch = mix(fill, colour, faded ? 0.12 : dark ? 0.2 : 0.27);
  const stripes = isStriped ? hatch : fill;
  const ink = readable(
    options.ink,
    fill,
    textOn(hue, fill, stripes, faded ? AIM.faded : AIM[theme]),
    READABLE,
  );
  const softAim = faded ? SOFT_AIM.faded : SOFT_AIM[theme];
  const soft = readable(options.ink, fill, textOn(hue, fill, stripes, softAim), READABLE);

  const edgeFrom = { ...hue, l: dark ? 0.3 : 0.9, c: hue.c * EDGE_CHROMA };
  const edge = faded
    ? mix(surface, colour, 0.3)
    : readable(
        options.edge,
        surface,
        shadeWithContrast(edgeFrom, surface, edgeContrast, dark ? 'lighter' : 'darker'),
        USUAL_EDGE,
      );

  // Shifted away from the text colour, so that the badge contrasts more than the fill.
  const inkIsDark = luminance(ink) < luminance(fill);
  const plainBadge = mix(fill, inkIsDark ? '#FFFFFF' : '#000000', inkIsDark ? 0.82 : 0.35);
  const badge =
    options.badge && contrast(ink, options.badge) >= READABLE ? options.badge : plainBadge;

  return { fill, edge, bar: colour, ink, soft, badge, ...pillOn(hue, dark), hatch };
}
