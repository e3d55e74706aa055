import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, onToastsChange, shownToasts, showToast, toastMs } from './toasts';

const undo = { title: 'Отменить', run: () => {} };
const texts = () => shownToasts().map((toast) => toast.text);

describe('toasts', () => {
  afterEach(() => {
    for (const toast of shownToasts()) closeToast(toast.id);
  });

  it('show at most three, the newest last', () => {
    for (const text of ['один', 'два', 'три', 'четыре']) showToast('info', text);
    expect(texts()).toEqual(['два', 'три', 'четыре']);
  });

  it('do not show the same text twice concurrently', () => {
    showToast('error', 'Нет связи');
    showToast('info', 'Бронь сохранена');
    showToast('error', 'Нет связи');
    expect(texts()).toEqual(['Бронь сохранена', 'Нет связи']);
  });

  it.each([
    ['a short success', { kind: 'success', text: 'Сохранено' }, 5000],
    ['a short one with an action', { kind: 'success', text: 'Сохранено', action: undo }, 10_000],
    ['one of 160 characters', { kind: 'success', text: 'а'.repeat(160), action: undo }, 14_000],
    [
      'one whose other actions have long names',
      { kind: 'info', text: 'Да', action: undo, others: [{ ...undo, title: 'а'.repeat(80) }] },
      12_000,
    ],
    ['the longest', { kind: 'error', text: 'а'.repeat(4000) }, 30_000],
  ] as const)('%s is shown for a time proportional to its length', (_title, toast, ms) => {
    expect(toastMs(toast)).toBe(ms);
  });

  it('are removed by the code that showed them', () => {
    const close = showToast('success', 'Бронь перенесена');
    const listener = vi.fn();
    const forget = onToastsChange(listener);
    close();
    forget();
    expect(texts()).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
  });
});
