import { shownToasts } from '@frontend/shared/ui/feedback/toasts';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetUndo, offerUndo, UNDO_KEY_MS, undoLatest } from './undo';

let undone: string[];
const does = (name: string) => () => void undone.push(name);
const notices = () => shownToasts().map(({ text }) => text);

beforeEach(() => {
  forgetUndo();
  undone = [];
});

describe('undo', () => {
  it('runs once from its toast', () => {
    offerUndo('Бронь перенесена', 'booking:1', does('move'));
    shownToasts().at(-1)?.action?.run();
    expect(undone).toEqual(['move']);
    expect(undoLatest()).toBe(false);
  });

  it('runs the latest first from the keyboard and removes its toast', () => {
    offerUndo('Первая', 'booking:1', does('first'));
    offerUndo('Вторая', 'booking:2', does('second'));
    expect(undoLatest()).toBe(true);
    expect(undone).toEqual(['second']);
    expect(notices()).toEqual(['Первая']);
    undoLatest();
    expect(undone).toEqual(['second', 'first']);
    expect(undoLatest()).toBe(false);
  });

  it('shows one toast per record, while the keyboard still reaches the older change', () => {
    offerUndo('Раз', 'booking:1', does('once'));
    offerUndo('Два', 'booking:1', does('twice'));
    expect(notices()).toEqual(['Два']);
    undoLatest();
    undoLatest();
    expect(undone).toEqual(['twice', 'once']);
  });

  it('is not available from the keyboard after two minutes', () => {
    offerUndo('Давно', 'booking:1', does('old'));
    expect(undoLatest(Date.now() + UNDO_KEY_MS + 1)).toBe(false);
    expect(undone).toEqual([]);
  });
});
