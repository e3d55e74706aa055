import { gql, type TypedDocumentNode } from '@apollo/client';
import { renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { announce } from '../commands/stale';
import { failureText } from '../requests/failure-text';
import { prefetch } from './prefetched';
import { useFreshQuery } from './use-fresh-query';

interface Found {
  readonly bookingsPage: { readonly total: number };
}

const QUERY = 'query Found($search: String) { bookingsPage(search: $search) { __typename total } }';
const FOUND: TypedDocumentNode<Found, { readonly search: string }> = gql(QUERY);

let renders = 0;

/** A part of the list, which renders with it. */
function Part() {
  renders += 1;
  return null;
}

function Count({ search }: { readonly search: string }) {
  const { data, shown, query, check } = useFreshQuery(FOUND, {
    variables: { search },
    maxAgeMs: 60_000,
    topics: ['bookings'],
  });
  return (
    <section aria-label="найдено" aria-busy={query.isLoading}>
      {`${data?.bookingsPage.total ?? '—'} ${shown?.bookingsPage.total ?? '—'}`}
      <button type="button" onClick={query.retry}>
        {query.error ? failureText(query.error, 'сбой') : 'обновить'}
      </button>
      <button type="button" onClick={check}>
        проверить
      </button>
      <Part />
    </section>
  );
}

/** A screen that is unmounted and mounted again, and changes its variables. */
function Screen({ first = 'Рио', isOpenFirst = true }) {
  const [search, setSearch] = useState(first);
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <>
      <button type="button" onClick={() => setOpen((now) => !now)}>
        экран
      </button>
      <button type="button" onClick={() => setSearch('Поло')}>
        Поло
      </button>
      {isOpen && <Count search={search} />}
    </>
  );
}

const region = () => screen.getByRole('region', { name: 'найдено' });
const shown = () => region().firstChild?.textContent;
const becomes = (text: string) => waitFor(() => expect(shown()).toBe(text));
const press = (name: string) => screen.getByRole('button', { name });

test('an answer is kept until a change', async () => {
  const { server, user } = renderSignedIn(<Screen />, { answers: { bookingsPage: { total: 1 } } });
  await becomes('1 1');
  server.answer({ bookingsPage: { total: 2 } });
  await user.click(press('экран'));
  await user.click(press('экран'));
  expect(shown()).toBe('1 1');
  expect(server.sent('Found')).toHaveLength(1);
  await user.click(press('экран'));
  announce('createBookingWithCustomer');
  await user.click(press('экран'));
  await becomes('2 2');
});

test('a change while the screen is open is requested', async () => {
  const { server } = renderSignedIn(<Screen />, { answers: { bookingsPage: { total: 1 } } });
  await becomes('1 1');
  server.answer({ bookingsPage: { total: 2 } });
  announce('createBookingWithCustomer');
  await becomes('2 2');
});

test('the previous response stays while the next one loads', async () => {
  const { server, user } = renderSignedIn(<Screen />, { answers: { bookingsPage: { total: 1 } } });
  await becomes('1 1');
  server.answer({ bookingsPage: { total: 5 } });
  const release = server.hold();
  await user.click(press('Поло'));
  expect(shown()).toBe('— 1');
  release();
  await becomes('5 5');
  expect(server.sent('Found').at(-1)?.variables).toEqual({ search: 'Поло' });
});

test('a refusal shows its message and a retry, and stays until the next answer', async () => {
  const fail = () => {
    throw refusal('Даты перепутаны');
  };
  const { server, user } = renderSignedIn(<Screen />, { answers: { bookingsPage: fail } });
  await screen.findByRole('button', { name: 'Даты перепутаны' });
  server.answer({ bookingsPage: { total: 3 } });
  const release = server.hold();
  await user.click(press('Даты перепутаны'));
  expect(press('Даты перепутаны')).toBeTruthy();
  release();
  await becomes('3 3');
});

test('a lost session is reported', async () => {
  const fail = () => {
    throw refusal('Войдите', { code: 'UNAUTHENTICATED' });
  };
  const { onUnauthenticated } = renderSignedIn(<Screen />, { answers: { bookingsPage: fail } });
  await waitFor(() => expect(onUnauthenticated).toHaveBeenCalled());
});

test('a check that finds the same answer renders nothing; a changed one is shown', async () => {
  const { server, user } = renderSignedIn(<Screen />, { answers: { bookingsPage: { total: 1 } } });
  await becomes('1 1');
  await waitFor(() => expect(region().getAttribute('aria-busy')).toBe('false'));
  const before = renders;
  await user.click(press('проверить'));
  await waitFor(() => expect(server.sent('Found')).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(renders).toBe(before);
  server.answer({ bookingsPage: { total: 2 } });
  await user.click(press('проверить'));
  await becomes('2 2');
});

const EARLY = { query: QUERY, operationName: 'Found', variables: { search: 'Веста' } };

test('a response requested before the screen was mounted is shown without another request', async () => {
  const answers = { bookingsPage: { total: 1 } };
  const { server, user } = renderSignedIn(<Screen first="Веста" isOpenFirst={false} />, {
    answers,
  });
  await prefetch(EARLY);
  await user.click(press('экран'));
  await becomes('1 1');
  expect(server.sent('Found')).toHaveLength(1);
  announce('createBookingWithCustomer');
  await waitFor(() => expect(server.sent('Found')).toHaveLength(2));
});
