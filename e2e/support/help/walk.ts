import { addDays, dayOf } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import type { Way } from '../../../tools/build/help/read-pages.ts';
import { untilStill } from '../accessibility.ts';
import { ZONE } from '../board/board-facts.ts';
import { goTo } from '../go-to.ts';
import { readJson } from '../rest.ts';

/** What can be pressed, by the roles that have it. */
const PRESSED = ['button', 'link', 'tab', 'menuitem', 'radio', 'checkbox', 'switch'] as const;
const CHOSEN = ['combobox', 'option', 'gridcell', 'row'] as const;
const TYPED = ['textbox', 'searchbox', 'combobox'] as const;

/** How long a step waits for what it presses, ms. */
const PATIENCE_MS = 10_000;

const DAY = /\{today([+-]\d+)?\}/g;
const BOOKING = /\{(planned|active|completed|cancelled)\}/;

/** `/?booking={active}`: the first booking of this status; `{today}`, `{today+2}`, `{today-1}`: days of the company. */
async function addressOf(page: Page, path: string, now: Date): Promise<string> {
  const today = dayOf(now, ZONE);
  const dated = path.replaceAll(DAY, (_, ahead = '0') => addDays(today, Number(ahead)));
  const [named, status] = BOOKING.exec(dated) ?? [];
  if (named === undefined) return dated;
  const { items } = await readJson<{ items: { id: number }[] }>(page, `/bookings?status=${status}`);
  return dated.replace(named, String(items[0]?.id));
}

async function untilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await untilStill(page);
}

type Scope = Pick<Page, 'getByRole' | 'getByText'>;

const anyOf = (locators: readonly Locator[]): Locator =>
  locators.reduce((one, other) => one.or(other)).filter({ visible: true });

const pressedIn = (scope: Scope, name: string, exact: boolean): Locator =>
  anyOf([...PRESSED, ...CHOSEN].map((role) => scope.getByRole(role, { name, exact })));

/** In the dialog that is open, else on the page. */
async function findPressed(page: Page, name: string): Promise<Locator> {
  const dialog = page.locator('[role=dialog], [role=alertdialog], dialog[open]').last();
  const scopes: Scope[] = (await dialog.count()) > 0 ? [dialog, page] : [page];
  const found = scopes.flatMap((scope) => [
    pressedIn(scope, name, true),
    anyOf([scope.getByText(name, { exact: true })]),
    pressedIn(scope, name, false),
  ]);
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    for (const locator of found) if ((await locator.count()) > 0) return locator.first();
    await page.waitForTimeout(100);
  }
  throw new Error(`There is no «${name}» to press at ${page.url()}`);
}

/** `Сохранить` is pressed, `Имя = Анна` typed. */
async function takeStep(page: Page, step: string): Promise<void> {
  const [name = '', text] = step.split(' = ');
  if (text === undefined) return (await findPressed(page, name)).click();
  const fields = TYPED.map((role) => page.getByRole(role, { name }));
  await anyOf(fields).first().fill(text);
}

interface Walk {
  readonly now: Date;
  /** Runs where the way begins and after each step. */
  readonly look?: () => Promise<void>;
}

/** Opens the address of a way and takes its steps. */
export async function walk(page: Page, way: Way, { now, look }: Walk): Promise<void> {
  await goTo(page, await addressOf(page, way.path, now));
  await untilLoaded(page);
  await look?.();
  for (const step of way.presses) {
    await takeStep(page, step);
    await untilLoaded(page);
    await look?.();
  }
}
