import { describe, expect, it } from 'vitest';
import { lookOf } from '../style/board-look';
import { DEFAULT_BOARD_STYLE } from '../style/style-settings';
import { unreadableOf } from './unreadable-colours';

const chosen = (part: Partial<typeof DEFAULT_BOARD_STYLE>) => ({ ...DEFAULT_BOARD_STYLE, ...part });

describe('a chosen colour that cannot be read', () => {
  it('is none while nothing was chosen', () => {
    for (const name of ['textColor', 'borderColor', 'badgeColor'] as const) {
      expect(unreadableOf(DEFAULT_BOARD_STYLE, name)).toEqual([]);
    }
  });

  it('is told with its theme, its blocks and its contrast', () => {
    const [light, dark] = unreadableOf(chosen({ textColor: '#FFFFFF' }), 'textColor');
    expect(light).toMatchObject({
      theme: 'light',
      blocks: ['planned', 'active', 'dueToday'],
      needed: 4.5,
    });
    expect(light?.contrast).toBeLessThan(1.5);
    expect(dark).toBeUndefined();
  });

  it('is drawn with a readable one there, and as chosen where it can be read', () => {
    const style = chosen({ textColor: '#FFFFFF' });
    expect(lookOf(style, 'light').inks.planned.ink).not.toBe('#FFFFFF');
    expect(lookOf(style, 'dark').inks.planned.ink).toBe('#FFFFFF');
  });

  it('of a border is one too pale for the ground of the board', () => {
    const faults = unreadableOf(chosen({ borderColor: '#EEEEEE' }), 'borderColor');
    expect(faults.map(({ theme }) => theme)).toEqual(['light']);
    expect(unreadableOf(chosen({ borderColor: '#6B6BD6' }), 'borderColor')).toEqual([]);
  });

  it('of a time badge is one the text of the block cannot be read on', () => {
    const faults = unreadableOf(chosen({ badgeColor: '#333333' }), 'badgeColor');
    expect(faults.map(({ theme }) => theme)).toEqual(['light']);
  });
});
