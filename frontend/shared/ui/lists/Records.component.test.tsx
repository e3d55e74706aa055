import { watchFirstScreen } from '@frontend/shared/lib/device/first-screen';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Records } from './Records';

/** jsdom has no layout: a test triggers when the last drawn row comes near. */
const near = new Map<Element, () => void>();
class Observer {
  private row: Element | null = null;

  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}

  observe(row: Element) {
    this.row = row;
    near.set(row, () => this.report([{ isIntersecting: true }]));
  }

  disconnect() {
    if (this.row) near.delete(this.row);
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  watchFirstScreen();
  fireEvent.keyDown(document.body);
});
afterEach(() => {
  vi.unstubAllGlobals();
  near.clear();
});

const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Машина ${index + 1}` }));

const Cars = ({ count, isReversed = false }: { count: number; isReversed?: boolean }) => (
  <Records
    label="Машины"
    rows={isReversed ? cars(count).reverse() : cars(count)}
    columns={[{ title: 'Машина', cell: ({ name }) => name }]}
    card={({ name }) => name}
  />
);

const names = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const rowCount = () => screen.getByRole('table').getAttribute('aria-rowcount');

test('a list of a hundred rows is drawn whole', () => {
  render(<Cars count={100} />);
  expect(names()).toHaveLength(100);
  expect(rowCount()).toBeNull();
  expect(near.size).toBe(0);
});

test('a longer one is drawn as its end comes near, and announces its length', () => {
  render(<Cars count={250} />);
  for (const drawn of [100, 200]) {
    expect(names()).toEqual(cars(drawn).map(({ name }) => name));
    expect(rowCount()).toBe('251');
    expect([...near.keys()]).toEqual([screen.getAllByRole('row').at(-1)]);
    act(() => near.values().next().value?.());
  }
  expect(names()).toEqual(cars(250).map(({ name }) => name));
  expect([rowCount(), near.size]).toEqual([null, 0]);
});

test('another order is drawn from the start', () => {
  const { rerender } = render(<Cars count={250} />);
  rerender(<Cars count={250} isReversed />);
  expect([names()[0], names().length]).toEqual(['Машина 250', 100]);
  expect([...near.keys()]).toEqual([screen.getAllByRole('row').at(-1)]);
});

test('all of it is printed', () => {
  render(<Cars count={250} />);
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(250);
});

test('the first screen of a phone has 25 cards; the others follow once it is shown', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // A separate page: in this one the first screen has been shown.
  vi.resetModules();
  const [{ Records: FreshRecords }, page] = await Promise.all([
    import('./Records'),
    import('@frontend/shared/lib/device/first-screen'),
  ]);
  const columns = [{ title: 'Машина', cell: ({ name }: { name: string }) => name }];
  render(
    <FreshRecords label="Машины" rows={cars(60)} columns={columns} card={({ name }) => name} />,
  );
  const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards()).toEqual(cars(25).map(({ name }) => name));
  expect(near.size).toBe(0);
  page.watchFirstScreen();
  fireEvent.keyDown(document.body);
  expect(cards()).toEqual(cars(60).map(({ name }) => name));
});
