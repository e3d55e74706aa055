import { TYPEFACE_SAMPLE } from '@schema/texts/board/board';

/** Fonts of the board (docs/design.md); loaded by the page. */
const FACE =
  '"Golos Text Variable", "Golos Fallback", "Golos Fallback Linux", system-ui, sans-serif';
const font = (weight: number, px: number) => `${weight} ${px}px ${FACE}`;

export const FONTS = {
  title: font(600, 13.5),
  /** The only line of a low block. */
  line: font(600, 12.5),
  detail: font(500, 12.5),
  badge: font(600, 12),
  pill: font(600, 11.5),
  car: font(600, 14),
  carLine: font(600, 13),
  plate: font(600, 11.5),
  region: font(600, 10.5),
  year: font(400, 12),
  month: font(650, 13),
  weekday: font(400, 13),
  dayNumber: font(650, 14),
  free: font(450, 11.5),
  small: font(500, 11),
  corner: font(650, 13.5),
  cornerNote: font(400, 12),
} as const;

export type FontName = keyof typeof FONTS;

/**
 * Loads the fonts of the board. A device without the local fonts of "Golos Fallback" rejects that
 * face, often before the others have loaded.
 */
export async function loadFonts(): Promise<void> {
  const fonts = [...new Set<string>(Object.values(FONTS))];
  const loads = fonts.map((font) => document.fonts.load(font, TYPEFACE_SAMPLE));
  for (const result of await Promise.allSettled(loads)) {
    if (result.status === 'rejected') console.warn('Board: a font did not load', result.reason);
  }
  await document.fonts.ready;
}

const ELLIPSIS = '…';
/** Minimum number of letters before «…». */
const MIN_KEPT = 2;

/** Measures a glyph, or a short text as one, in a CSS font, px. */
type MeasureGlyph = (glyph: string, font: string) => number;

/**
 * Measures on the drawn canvas: only a canvas in the page has tabular digits and other font
 * features.
 */
export function measureOn(context: () => CanvasRenderingContext2D): MeasureGlyph {
  return (glyph, font) => {
    const ctx = context();
    ctx.font = font;
    return ctx.measureText(glyph).width;
  };
}

/**
 * Measures and shortens text: the width of a text is the sum of its glyphs' widths, each measured
 * once (docs/board.md: 1 µs a label instead of 30).
 */
export class TextFit {
  private widths = new Map<FontName, Map<string, number>>();

  constructor(private readonly measureGlyph: MeasureGlyph) {}

  width(text: string, name: FontName): number {
    let total = 0;
    for (const glyph of text) total += this.glyph(glyph, name);
    return total;
  }

  /** Width including kerning, for plates: adjacent parts must not touch. */
  exactWidth(text: string, name: FontName): number {
    return this.glyph(text, name);
  }

  /** The text, or the beginning that fits with «…»; '' when it has fewer than two letters. */
  fit(text: string, name: FontName, max: number): string {
    if (this.width(text, name) <= max) return text;
    const room = max - this.glyph(ELLIPSIS, name);
    let total = 0;
    let kept = '';
    for (const glyph of text) {
      total += this.glyph(glyph, name);
      if (total > room) break;
      kept += glyph;
    }
    return [...kept].length < MIN_KEPT ? '' : `${kept.trimEnd()}${ELLIPSIS}`;
  }

  private glyph(glyph: string, name: FontName): number {
    let font = this.widths.get(name);
    if (!font) {
      font = new Map();
      this.widths.set(name, font);
    }
    const known = font.get(glyph);
    if (known !== undefined) return known;
    const width = this.measureGlyph(glyph, FONTS[name]);
    font.set(glyph, width);
    return width;
  }
}
