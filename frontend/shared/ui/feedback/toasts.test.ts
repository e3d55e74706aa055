import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, onToastsChange, shownToasts, showToast } from './toasts';

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
