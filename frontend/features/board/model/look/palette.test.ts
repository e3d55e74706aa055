import { readText } from '@frontend/features/board/testing/read-text';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour';
import { type BoardPalette, DARK_PALETTE, gridInk, LIGHT_PALETTE } from './palette';

/** The tokens of a theme. */
async function tokens(theme: 'light' | 'dark'): Promise<Map<string, string>> {
  const css = await readText('../../../../shared/ui/styles/tokens.css', import.meta.url);
  const block = css.split(`[data-theme="${theme}"]`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = '', value = '']) => [
      name,
      value.toUpperCase(),
    ]),
  );
}

const SHARED = {
  surface: 'surface',
  line: 'line',
  lineStrong: 'line-strong',
  text: 'text',
  label: 'text-label',
  muted: 'muted',
  accent: 'accent',
  accentOn: 'accent-on',
  accentSoft: 'accent-soft',
  focus: 'focus',
  danger: 'danger',
  weekend: 'weekend',
  now: 'now',
} as const satisfies Partial<Record<keyof BoardPalette, string>>;

describe.each([
  ['light', LIGHT_PALETTE],
  ['dark', DARK_PALETTE],
] as const)('the %s board', (theme, palette) => {
  it('has the colours of the rest of the product', async () => {
    const css = await tokens(theme);
    for (const [name, token] of Object.entries(SHARED)) {
      expect(palette[name as keyof typeof SHARED], name).toBe(css.get(token));
    }
  });

  it('has a readable header on every background', () => {
    for (const background of [palette.surface, palette.weekendBackground, palette.accentSoft]) {
      for (const ink of [palette.text, palette.muted, palette.weekend, palette.danger]) {
        expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(palette.accentOn, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows Mondays stronger than other days', () => {
    const grid = gridInk(palette, '#C5CBD3', 1);
    expect(contrast(grid.monday, palette.surface)).toBeGreaterThan(
      contrast(grid.day, palette.surface),
    );
  });
});
