import type { Locator, Page } from 'playwright-core';
import type { Point } from '../support/point.ts';

/** What a job took of the person: taps or clicks, keys beside typed text, seconds of the script. */
export interface Effort {
  readonly taps: number;
  readonly keys: number;
  readonly seconds: number;
}

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Tab presses after which a control counts as out of reach. */
const MAX_TABS = 60;

/** Does a job in a page and counts. Typed text is not counted: it is the same whatever the screens. */
export class Steps {
  readonly page: Page;
  private readonly hasTouch: boolean;
  private readonly startedAt = performance.now();
  private taps = 0;
  private keys = 0;

  constructor(page: Page, hasTouch: boolean) {
    this.page = page;
    this.hasTouch = hasTouch;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    this.taps += 1;
    await (this.hasTouch ? target.tap() : target.click());
  }

  /** Taps the canvas at the centre of an invisible element of the accessible board. */
  async tapMiddle(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target} is not in view.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    this.taps += 1;
    await (this.hasTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Chooses a file; the system's own dialog is not counted. */
  async giveFile(field: Locator, file: GivenFile): Promise<void> {
    this.taps += 1;
    await field.setInputFiles(file);
  }

  /** Drags with the mouse; counts as one tap. */
  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    this.taps += 1;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types into a field, which is tapped unless it has the focus already. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await this.isFocused(field))) await this.tap(field);
    await this.page.keyboard.type(text);
  }

  /** Goes to a control with Tab alone. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await this.isFocused(target)) return;
      await this.press('Tab');
    }
    throw new Error(`${MAX_TABS} presses of Tab do not reach ${target}.`);
  }

  effort(): Effort {
    const seconds = (performance.now() - this.startedAt) / 1000;
    return { taps: this.taps, keys: this.keys, seconds };
  }

  private isFocused(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element.contains(document.activeElement));
  }
}
