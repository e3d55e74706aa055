import type { Page } from 'playwright-core';

/** Presses of Tab after which a control counts as out of reach. */
const MAX_TABS = 60;
/** The person waits for what is loading before pressing on. */
const PATIENCE_MS = 15_000;

/** A person with a keyboard alone: reads what has the focus, and presses keys. */
export class KeyWalk {
  /** All keys beside typed text. */
  keys = 0;
  tabs = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Role and accessible name of what has the focus: `button "Создать бронь"`. */
  async focused(): Promise<string> {
    const snapshot = await this.page.locator('*:focus').ariaSnapshot({ timeout: PATIENCE_MS });
    const [line = ''] = snapshot.split('\n');
    // A name with a colon is quoted.
    return line.replace(/^- '?/, '');
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    if (/Tab$/.test(key)) this.tabs += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the focus is on this control, and requires that the focus is always shown. */
  async tabTo(wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const way: string[] = [];
    for (let presses = 0; presses <= MAX_TABS; presses += 1) {
      if (presses > 0) await this.press(key);
      const isSomewhere = await this.page.locator('*:focus').count();
      if (isSomewhere === 0) {
        if (presses === 0) continue;
        throw new Error(`The focus is lost after ${way.join(' → ')}`);
      }
      const name = await this.focused();
      if (wanted.test(name)) return;
      if (presses > 0 && !(await this.isShown())) {
        throw new Error(`${await this.focused()} shows no focus`);
      }
      way.push(name);
    }
    throw new Error(`Tab does not reach ${wanted}: ${way.join(' → ')}`);
  }

  /** Waits until the focus is on this control without a key. */
  async untilOn(wanted: RegExp): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    let name = '';
    while (performance.now() < until) {
      const isSomewhere = await this.page.locator('*:focus').count();
      name = isSomewhere ? await this.focused() : 'the page';
      if (wanted.test(name)) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`The focus is on ${name} instead of ${wanted}`);
  }

  private isShown(): Promise<boolean> {
    return this.page
      .locator('*:focus')
      .evaluate(
        (element) => element.matches(':focus-visible') || element.closest('[role=grid]') !== null,
      );
  }
}
