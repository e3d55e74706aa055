import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastRegion } from './ToastRegion';
import { showToast } from './toasts';

test('a toast stays while the pointer is on it, however long', () => {
  vi.useFakeTimers();
  try {
    render(<ToastRegion />);
    act(() => void showToast('success', 'Сохранено', { title: 'Отменить', run: vi.fn() }));
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    act(() => void vi.advanceTimersByTime(60_000));
    screen.getByText('Сохранено');
    fireEvent.pointerLeave(region);
    act(() => void vi.advanceTimersByTime(11_000));
    expect(screen.queryByText('Сохранено')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a toast stays while its button is focused, and the next one disappears after its time', () => {
  vi.useFakeTimers();
  try {
    render(<ToastRegion />);
    const run = vi.fn();
    act(() => void showToast('success', 'Сохранено', { title: 'Отменить', run }));
    const undo = screen.getByRole('button', { name: 'Отменить' });
    act(() => undo.focus());
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(undo);
    expect(run).toHaveBeenCalledOnce();
    act(() => void showToast('success', 'Отменено'));
    act(() => void vi.advanceTimersByTime(4_000));
    screen.getByText('Отменено');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.queryByText('Отменено')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
