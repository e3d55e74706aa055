import { addDays, dayOf } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import type { Way } from '../../../tools/build/help/read-pages.ts';
import { untilStill } from '../accessibility.ts';
import { ZONE } from '../board/board-facts.ts';
import { boardGrid, reveal } from '../board/board-pointer.ts';
import { readJson } from '../rest.ts';

/** Roles of pressable elements. */
const PRESSED = ['button', 'link', 'tab', 'menuitem', 'radio', 'checkbox', 'switch'] as const;
const CHOSEN = ['combobox', 'option'] as const;
const TYPED = ['textbox', 'searchbox', 'combobox'] as const;

/** Waits of `untilLoaded`, ms. */
const QUIET = { quietMs: 800, patienceMs: 15_000 };

/** Maximum width of the column of cars, px. */
const CAR_COLUMN_PX = 240;

/** Timeout of a step for its element, ms. */
const PATIENCE_MS = 10_000;

const DAY = /\{today([+-]\d+)?\}/g;
const BOOKING = /\{(planned|active|completed|cancelled)\}/;

interface Booking {
  readonly id: number;
  readonly carId: number;
  readonly customerName: string;
  readonly startDate: string;
  readonly status: string;
}

/** The first booking of this status. */
async function bookingOf(page: Page, status: string): Promise<Booking> {
  const { items } = await readJson<{ items: Booking[] }>(page, '/bookings');
  const found = items.find((booking) => booking.status === status);
  if (!found) throw new Error(`No booking is ${status}`);
  return found;
}

/** `/?booking={active}`: the first booking of this status; `{today}`, `{today+2}`, `{today-1}`: days of the company. */
async function addressOf(page: Page, path: string, now: Date): Promise<string> {
  const today = dayOf(now, ZONE);
  const dated = path.replaceAll(DAY, (_, ahead = '0') => addDays(today, Number(ahead)));
  const [named, status] = BOOKING.exec(dated) ?? [];
  if (named === undefined) return dated;
  const { id } = await bookingOf(page, status ?? '');
  return dated.replace(named, String(id));
}

/**
 * Waits until nothing loads and no element is added or removed for a while: dialogs load when
 * opened.
 */
async function untilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(async ({ quietMs, patienceMs }) => {
    const end = performance.now() + patienceMs;
    let changedAt = performance.now();
    const watch = new MutationObserver(() => {
      changedAt = performance.now();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
    while (performance.now() < end && (isBusy() || performance.now() - changedAt < quietMs)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    watch.disconnect();
  }, QUIET);
  await untilStill(page);
}

type Scope = Pick<Page, 'getByRole' | 'getByText'>;

const anyOf = (locators: readonly Locator[]): Locator =>
  locators.reduce((one, other) => one.or(other)).filter({ visible: true });

const pressedIn = (scope: Scope, name: string | RegExp): Locator =>
  anyOf([...PRESSED, ...CHOSEN].map((role) => scope.getByRole(role, { name, exact: true })));

/** Matches part of a name: the name of a list has its choice and its label. */
const wordsOf = (name: string) =>
  new RegExp(`(?:^|[\\s,])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:$|[\\s,:(])`);

/** The open dialog, else the page. */
async function findPressed(page: Page, name: string): Promise<Locator> {
  const dialog = page.locator('[role=dialog], [role=alertdialog], dialog[open]').last();
  const scopes: Scope[] = (await dialog.count()) > 0 ? [dialog, page] : [page];
  const found = scopes.flatMap((scope) => [
    pressedIn(scope, name),
    pressedIn(scope, wordsOf(name)),
    anyOf([scope.getByText(name, { exact: true })]),
  ]);
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    for (const locator of found) if ((await locator.count()) > 0) return locator.first();
    await page.waitForTimeout(100);
  }
  throw new Error(`There is no «${name}» to press at ${page.url()}`);
}

/** Opens the card of a booking on the board. */
async function pressEvent(page: Page, status: string, now: Date): Promise<void> {
  const { carId, customerName, startDate } = await bookingOf(page, status);
  await reveal(page, { carId, day: dayOf(status === 'active' ? now : new Date(startDate), ZONE) });
  const grid = await boardGrid(page).boundingBox();
  const row = boardGrid(page).locator(`tr[data-car-id="${carId}"]`);
  const box = await row.getByRole('button', { name: customerName }).first().boundingBox();
  if (grid === null || box === null) throw new Error(`${customerName} is not on the board`);
  const left = Math.max(box.x, grid.x + CAR_COLUMN_PX);
  const right = Math.min(box.x + box.width, grid.x + grid.width);
  await page.mouse.click((left + right) / 2, box.y + box.height / 2);
}

/** `Сохранить` is pressed, `Имя = Анна` typed, `{active}` is a booking on the board. */
async function takeStep(page: Page, step: string, now: Date): Promise<void> {
  const [, status] = BOOKING.exec(step) ?? [];
  if (status !== undefined) return pressEvent(page, status, now);
  const [name = '', text] = step.split(' = ');
  if (text === undefined) return (await findPressed(page, name)).click();
  const fields = TYPED.map((role) => page.getByRole(role, { name }));
  await anyOf(fields).first().fill(text);
}

interface Walk {
  readonly now: Date;
  /** Runs at the start and after each step. */
  readonly look?: () => Promise<void>;
}

/** Opens the address of a path and performs its steps. */
export async function walk(page: Page, way: Way, { now, look }: Walk): Promise<void> {
  await page.goto(await addressOf(page, way.path, now));
  await untilLoaded(page);
  await look?.();
  for (const step of way.presses) {
    await takeStep(page, step, now);
    await untilLoaded(page);
    await look?.();
  }
}
