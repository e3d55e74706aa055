import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ListPage } from './ListPage';

afterEach(cleanup);

const query = { isLoading: false, retry: () => undefined };
const address = { typed: '', setTyped: () => undefined, page: 1, setPage: () => undefined };

function show(props: Partial<ComponentProps<typeof ListPage<string>>>) {
  return render(
    <ListPage
      title="Машины"
      actions={null}
      address={address}
      query={query}
      loading="Загружаем…"
      list={{ items: ['Рио'], total: 1, pages: 1 }}
      empty={{ title: 'Пусто' }}
      {...props}
    >
      {(rows) => <p>{rows.join()}</p>}
    </ListPage>,
  );
}

test('rows are shown, one page has no pager', () => {
  show({});
  expect(screen.getByText('Рио')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByText('Пусто')).toBeNull();
});

test('several pages have a pager', () => {
  show({ list: { items: ['Рио'], total: 60, pages: 3 } });
  expect(screen.getByRole('navigation')).toBeTruthy();
});

test('an empty list shows a message', () => {
  show({ list: { items: [], total: 0, pages: 1 } });
  expect(screen.getByRole('heading', { name: 'Пусто' })).toBeTruthy();
});

test('the first load is announced and makes the page busy', () => {
  const { container } = show({ list: null, query: { ...query, isLoading: true } });
  expect(screen.getByText('Загружаем…')).toBeTruthy();
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
});

test('a failed refresh is shown above the rows loaded before', () => {
  show({ query: { ...query, error: new Error('Нет связи') }, above: <p>Подсказка</p> });
  const [alert, hint, row] = [
    screen.getByRole('alert'),
    screen.getByText('Подсказка'),
    screen.getByText('Рио'),
  ];
  expect(alert.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(hint.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a failed first load shows neither rows nor an empty list', () => {
  show({ list: null, query: { ...query, error: new Error('Нет связи') } });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Загружаем…')).toBeNull();
  expect(screen.queryByText('Пусто')).toBeNull();
});

test('the search is shown when the list has one', () => {
  show({});
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  show({ search: { label: 'Поиск машин', placeholder: 'Рио' } });
  expect(screen.getByRole('searchbox', { name: 'Поиск машин' })).toBeTruthy();
});
