import { BRANDING_MESSAGE_MS } from '@schema/constants';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBriefMessage } from './use-brief-message';

test('a message of the favicon disappears after 4 s, restarted by the next (E11)', () => {
  vi.useFakeTimers();
  try {
    const { result } = renderHook(() => useBriefMessage(BRANDING_MESSAGE_MS));
    const shown = () => result.current.message?.text ?? null;
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    act(() => result.current.tell('success', 'Обновлён'));
    pass(3_000);
    expect(shown()).toBe('Обновлён');
    act(() => result.current.tell('error', 'Не удалось'));
    pass(3_900);
    expect(shown()).toBe('Не удалось');
    pass(200);
    expect(shown()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
