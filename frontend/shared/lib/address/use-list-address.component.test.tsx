import { renderSignedIn } from '@frontend/testing/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useListAddress, useShownPage } from './use-list-address';

/** A list of `total` rows, 10 a page. */
function List({ total }: { readonly total: number | null }) {
  const { typed, setTyped } = useListAddress();
  const loaded = total === null ? undefined : { total };
  useShownPage({ loaded, shown: loaded }, 10);
  return (
    <>
      <input aria-label="поиск" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{useLocation().search}</output>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;

/** Follows a link whose page is still loading: the list stays shown. */
const leave = () => history.replaceState(null, '', '/clients/1');

beforeEach(() => history.replaceState(null, '', '/archive'));

test('a typed search is written to the address and resets the page', async () => {
  const { user } = renderSignedIn(<List total={null} />, { path: '/archive?page=3' });
  await user.type(screen.getByRole('textbox'), ' шубин ');
  await waitFor(() => expect(address()).toBe(`?search=${encodeURIComponent('шубин')}`));
});

test('a search typed before a link was followed does not return to the list', async () => {
  renderSignedIn(<List total={null} />, { path: '/archive' });
  const box = screen.getByRole('textbox');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(box, { target: { value: 'шубин' } });
  leave();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('');
});

test('a page past the end becomes the last one', async () => {
  renderSignedIn(<List total={21} />, { path: '/archive?page=7' });
  await waitFor(() => expect(address()).toBe('?page=3'));
});
