import { describe, expect, it } from 'vitest';
import { lookOf } from '../style/board-look';
import { DEFAULT_BOARD_STYLE } from '../style/style-settings';
import { unreadableOf } from './unreadable-colours';

const chosen = (part: Partial<typeof DEFAULT_BOARD_STYLE>) => ({ ...DEFAULT_BOARD_STYLE, ...part });

describe('a chosen colour that cannot be read', () => {
  it('is not reported while none is chosen', () => {
    for (const name of ['textColor', 'borderColor', 'badgeColor'] as const) {
      expect(unreadableOf(DEFAULT_BOARD_STYLE, name)).toEqual([]);
    }
  });

  it('is reported with theme, blocks and contrast', () => {
    const [light, dark] = unreadableOf(chosen({ textColor: '#FFFFFF' }), 'textColor');
    expect(light).toMatchObject({
      theme: 'light',
      blocks: ['planned', 'active', 'dueToday'],
      needed: 4.5,
    });
    expect(light?.contrast).toBeLessThan(1.5);
    expect(dark).toBeUndefined();
  });

  it('is replaced by a readable one only where it is unreadable', () => {
    const style = chosen({ textColor: '#FFFFFF' });
    expect(lookOf(style, 'light').inks.planned.ink).not.toBe('#FFFFFF');
    expect(lookOf(style, 'dark').inks.planned.ink).toBe('#FFFFFF');
  });

  it('is a border too pale for the background of the board', () => {
    const faults = unreadableOf(chosen({ borderColor: '#EEEEEE' }), 'borderColor');
    expect(faults.map(({ theme }) => theme)).toEqual(['light']);
    expect(unreadableOf(chosen({ borderColor: '#6B6BD6' }), 'borderColor')).toEqual([]);
  });

  it('is a time badge on which the text is unreadable', () => {
    const faults = unreadableOf(chosen({ badgeColor: '#333333' }), 'badgeColor');
    expect(faults.map(({ theme }) => theme)).toEqual(['light']);
  });
});
