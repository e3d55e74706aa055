// @vitest-environment jsdom
import { MESSAGES } from '@schema/messages';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadFailure, PageFailure, QueryStatus } from './QueryStatus';

afterEach(cleanup);

const retry = vi.fn();
const loading = { isLoading: true, retry };
const failed = { error: new Error('Нет связи'), isLoading: false, retry };

const button = () => screen.getByRole('button', { name: KIT_TEXTS.retry });
const alertText = () => screen.getByRole('alert').textContent;

test('a first load is announced', () => {
  render(<QueryStatus query={loading} loading="Загружаем…" />);
  expect(screen.getByRole('status').textContent).toBe('Загружаем…');
});

test('a loaded query shows nothing while it loads again', () => {
  const { container } = render(<QueryStatus query={loading} isLoaded loading="Загружаем…" />);
  expect(container.innerHTML).toBe('');
});

test('a failure beside loaded data keeps its retry', () => {
  render(<QueryStatus query={failed} isLoaded loading="Загружаем…" />);
  fireEvent.click(button());
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a press is ignored while the retry runs, and the focus stays', () => {
  retry.mockClear();
  render(<QueryStatus query={{ ...failed, isLoading: true }} loading="Загружаем…" />);
  button().focus();
  fireEvent.click(button());
  expect(retry).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button());
});

const { loadFailed, loadFailedHint } = MESSAGES.generic;

test.each([
  ['the common sentences by default', {}, [loadFailed, loadFailedHint]],
  ['its own hint', { hint: 'Позже.' }, [loadFailed, 'Позже.']],
  ["the error's own message", { hint: null }, [loadFailed, 'Нет связи']],
  ['a fixed message', { title: 'Беда', message: 'Всё.' }, ['Беда', 'Всё.']],
])('a failure shows %s', (_, texts, shown) => {
  render(<PageFailure query={failed} {...texts} />);
  expect(alertText()).toBe([...shown, KIT_TEXTS.retry].join(''));
});

test('a failure without a title is the message alone', () => {
  render(<LoadFailure query={failed} title={null} message="Всё." />);
  expect(alertText()).toBe(`Всё.${KIT_TEXTS.retry}`);
});
