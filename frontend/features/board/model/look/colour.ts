/**
 * Colour arithmetic: sRGB hex in and out, WCAG 2 luminance and contrast, and OKLCH (lightness,
 * chroma, hue) to change lightness without changing the hue.
 */
export type Hex = string;

interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Lightness 0…1, chroma 0…~0.4, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** '#6366F1' (or '#66f') → channels 0…1. Throws on anything else: callers pass checked settings. */
function parseHex(hex: Hex): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const digits = short
    ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`Not a colour: ${hex}`);
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16) / 255;
  return { r: at(0), g: at(2), b: at(4) };
}

function toHex({ r, g, b }: Rgb): Hex {
  const two = (channel: number) =>
    Math.round(Math.min(Math.max(channel, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase();
  return `#${two(r)}${two(g)}${two(b)}`;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** WCAG relative luminance, 0 (black) … 1 (white). */
export function luminance(hex: Hex): number {
  const { r, g, b } = parseHex(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast ratio of two opaque colours, 1 … 21. */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export function toOklch(hex: Hex): Oklch {
  const rgb = parseHex(hex);
  const [r, g, b] = [linear(rgb.r), linear(rgb.g), linear(rgb.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: gamma(4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss),
    g: gamma(-1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss),
    b: gamma(-0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss),
  };
}

function inGamut({ r, g, b }: Rgb): boolean {
  return [r, g, b].every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

/** The nearest displayable colour: chroma is reduced, lightness and hue stay. */
function fromOklch(colour: Oklch): Hex {
  let { c } = colour;
  let rgb = oklchToRgb(colour);
  while (!inGamut(rgb) && c > 0.001) {
    c *= 0.95;
    rgb = oklchToRgb({ ...colour, c });
  }
  return toHex(rgb);
}

/** `share` of the second colour over the first, as with that opacity. */
export function mix(base: Hex, over: Hex, share: number): Hex {
  const [a, b] = [parseHex(base), parseHex(over)];
  const at = (x: number, y: number) => x + (y - x) * share;
  return toHex({ r: at(a.r, b.r), g: at(a.g, b.g), b: at(a.b, b.b) });
}

/** Step of lightness between two tried shades. */
const SHADE_STEP = 0.01;

/**
 * The shade of a hue closest to `from` whose contrast with `background` is at least `ratio`,
 * changing lightness towards black (`darker`) or white. Falls back to pure black or white.
 */
export function shadeWithContrast(
  from: Oklch,
  background: Hex,
  ratio: number,
  direction: 'darker' | 'lighter',
): Hex {
  const isDarker = direction === 'darker';
  const shadeAt = (step: number): Hex =>
    fromOklch({ ...from, l: from.l + (isDarker ? -step : step) * SHADE_STEP });
  const isEnough = (shade: Hex) => contrast(shade, background) >= ratio;
  const first = shadeAt(0);
  if (isEnough(first)) return first;
  // Beyond the background, contrast increases monotonically, so the first sufficient step is found
  // by bisection.
  let [tooFew, enough] = [0, Math.floor((isDarker ? from.l : 1 - from.l) / SHADE_STEP) + 1];
  let found: Hex = isDarker ? '#000000' : '#FFFFFF';
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    const shade = shadeAt(middle);
    if (isEnough(shade)) [enough, found] = [middle, shade];
    else tooFew = middle;
  }
  return found;
}
