import { DEFAULT_ROLE_COLOURS } from '@schema/constants/board';
import { EVENT_ROLES, type EventRole } from '@schema/values/bookings/event-roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex, luminance } from './colour';
import { DARK_PALETTE, inksFor, LIGHT_PALETTE, type StatusColours } from './palette';
import { isFaded } from './role-looks';
import { type StatusInk, statusInk } from './status-ink';

const THEMES = [
  ['light', LIGHT_PALETTE],
  ['dark', DARK_PALETTE],
] as const;

function expectReadable(ink: StatusInk, role: EventRole, surface: Hex): void {
  expect(contrast(ink.ink, ink.fill), `${role} ink`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink.soft, ink.fill), `${role} second line`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink.ink, ink.badge), `${role} badge`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink.pillText, ink.pill), `${role} pill`).toBeGreaterThanOrEqual(4.5);
  if (!isFaded(role)) expect(contrast(ink.edge, surface), `${role} edge`).toBeGreaterThanOrEqual(3);
  if (role === 'service') expect(contrast(ink.ink, ink.hatch)).toBeGreaterThanOrEqual(4.5);
}

describe.each(THEMES)('the default status colours on the %s board', (_name, palette) => {
  const inks = inksFor(palette);

  it.each(EVENT_ROLES)('%s is readable', (role) => {
    expectReadable(inks[role], role, palette.surface);
  });

  it('have a contrast of 7:1 where staff read most', () => {
    for (const role of ['planned', 'active', 'dueToday', 'service'] as const) {
      expect(contrast(inks[role].ink, inks[role].fill), role).toBeGreaterThanOrEqual(7);
    }
  });

  it('are used exactly in the bar', () => {
    expect(inks.planned.bar).toBe(DEFAULT_ROLE_COLOURS.planned);
    expect(inks.active.bar).toBe(DEFAULT_ROLE_COLOURS.active);
    expect(inks.dueToday.bar).toBe(DEFAULT_ROLE_COLOURS.dueToday);
    expect(inks.service.bar).toBe(DEFAULT_ROLE_COLOURS.service);
  });

  it('differ in lightness too, so that they are distinct in greyscale', () => {
    const fills = [inks.planned, inks.active, inks.dueToday].map(({ fill }) => luminance(fill));
    const [planned = 0, active = 0, due = 0] = fills;
    expect(Math.abs(planned - active)).toBeGreaterThan(0.02);
    expect(contrast(inks.dueToday.edge, palette.surface)).toBeGreaterThan(
      contrast(inks.planned.edge, palette.surface) * 1.2,
    );
    expect(due).toBeGreaterThan(0);
  });
});

describe('any colours of the board editor', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it.each(THEMES)('leave the text readable on the %s board', (_name, palette) => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...EVENT_ROLES), (hex, role) => {
        expectReadable(statusInk(hex, role, { surface: palette.surface }), role, palette.surface);
      }),
      { numRuns: 300 },
    );
  });

  it.each(THEMES)('are not used where they are unreadable on the %s board', (_name, palette) => {
    const overrides = fc.record({ activeFill: colour, ink: colour, edge: colour, badge: colour });
    fc.assert(
      fc.property(overrides, (some) => {
        const colours: StatusColours = { ...DEFAULT_ROLE_COLOURS, ...some };
        const inks = inksFor(palette, colours);
        for (const role of EVENT_ROLES) expectReadable(inks[role], role, palette.surface);
      }),
      { numRuns: 300 },
    );
  });

  it('are used where they are readable', () => {
    const inks = inksFor(LIGHT_PALETTE, {
      ...DEFAULT_ROLE_COLOURS,
      activeFill: '#E0FFE0',
      ink: '#112233',
      edge: '#335577',
      badge: '#FFFFFF',
    });
    expect(inks.active).toMatchObject({
      fill: '#E0FFE0',
      ink: '#112233',
      edge: '#335577',
      badge: '#FFFFFF',
    });
  });
});
