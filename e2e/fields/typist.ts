import type { CDPSession, Page } from 'playwright-core';
import type { Device } from '../support/devices.ts';

/** What a person does to a field, one after another. */
export type Act =
  /** Keys at full speed. */
  | { readonly type: string }
  /** The same with pauses. */
  | { readonly slowly: string }
  /** A named key: Backspace, Shift+Home. */
  | { readonly key: string }
  | { readonly paste: string }
  /** A word that the keyboard of a telephone offers: a clipboard, a suggestion. */
  | { readonly offered: string }
  /** A word composed by an input method and then confirmed. */
  | { readonly composed: string }
  /** The browser fills a form with saved data. */
  | { readonly autofill: string }
  /** Presses the part of a date with this place, from 0, or the text of an input; on touch a keyboard gets to the date. */
  | { readonly press: number }
  /** Opens the calendar and presses the day that is named so. */
  | { readonly pick: RegExp }
  | { readonly wheel: number };

/** What the page shows at the end. */
export interface Shown {
  /** JSON of what was saved; '' when the form refused. */
  readonly saved: string;
  /** The text of the field. */
  readonly text: string;
  /** The sentences under the field and of the form. */
  readonly errors: readonly string[];
}

const PAUSE_MS = 30;
/** A key of a keyboard on the screen. */
const UNNAMED = { key: 'Unidentified', windowsVirtualKeyCode: 229 };
/** The parts of a date, or the input that has a label. */
const FIELD = 'form [role=spinbutton], form input[id]';
/** Of a date on touch; its button covers the day, the month and the year. */
const COVERED_PARTS = 3;

/** Types as the device does: keys, or what a keyboard on the screen sends. */
export class Typist {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #device: Device;

  private constructor(page: Page, session: CDPSession, device: Device) {
    this.#page = page;
    this.#session = session;
    this.#device = device;
  }

  static async on(page: Page, device: Device): Promise<Typist> {
    return new Typist(page, await page.context().newCDPSession(page), device);
  }

  /** A new form with this field. */
  async open(row: number, kind: string, value: string): Promise<void> {
    const hash = new URLSearchParams({ kind, value, row: String(row) }).toString();
    await this.#page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await this.#page.waitForFunction(
      () =>
        document.querySelector('output')?.textContent === '' &&
        !document.querySelector('[role=alert]'),
    );
  }

  async act(act: Act): Promise<void> {
    const { keyboard, mouse } = this.#page;
    if ('type' in act) return this.#type(act.type, 0);
    if ('slowly' in act) return this.#type(act.slowly, PAUSE_MS);
    if ('key' in act) return keyboard.press(act.key);
    if ('offered' in act) return keyboard.insertText(act.offered);
    if ('press' in act) return this.#press(act.press);
    if ('wheel' in act) return mouse.wheel(0, act.wheel);
    if ('pick' in act) return this.#pick(act.pick);
    if ('composed' in act) return this.#compose(act.composed);
    if ('paste' in act) {
      await this.#page.evaluate((text) => navigator.clipboard.writeText(text), act.paste);
      return keyboard.press('Control+V');
    }
    // A browser sets the value past the framework and says so by both events.
    return this.#page.evaluate((text) => {
      const input = document.querySelector<HTMLInputElement>('form input[id]');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
      input?.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }),
      );
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }, act.autofill);
  }

  /** Leaves the field and saves the form. */
  async save(): Promise<Shown> {
    const button = this.#page.getByRole('button', { name: 'Сохранить' });
    if (this.#device === 'desktop') await button.click();
    else await button.tap();
    await this.#page.waitForFunction(
      () =>
        document.querySelector('output')?.textContent !== '' ||
        document.querySelector('[role=alert]') !== null,
    );
    return this.#page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('form input[id]');
      const parts = [...document.querySelectorAll('form [role=spinbutton]')];
      const describedBy = (input ?? parts[0])?.getAttribute('aria-describedby') ?? '';
      const notes = describedBy
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      const alert = document.querySelector('[role=alert]')?.textContent ?? '';
      return {
        saved: document.querySelector('output')?.textContent ?? '',
        text: input ? input.value : parts.map((part) => part.textContent).join('.'),
        errors: [...notes, alert].filter((text) => text !== ''),
      };
    });
  }

  async #press(place: number): Promise<void> {
    const target = this.#page.locator(FIELD).nth(place);
    if (this.#device === 'desktop') return target.click();
    const isCovered = place < COVERED_PARTS && (await target.getAttribute('role')) === 'spinbutton';
    return isCovered ? target.focus() : target.tap();
  }

  async #pick(day: RegExp): Promise<void> {
    const button = this.#page.getByRole('button', { name: /Открыть календарь/ });
    const cell = this.#page.getByRole('button', { name: day });
    for (const target of [button, cell]) {
      if (this.#device === 'desktop') await target.click();
      else await target.tap();
    }
  }

  async #type(keys: string, delay: number): Promise<void> {
    if (this.#device !== 'phone') return this.#page.keyboard.type(keys, { delay });
    const isDate = await this.#isInDate();
    for (const key of keys) await (isDate ? this.#compose(key) : this.#commit(key));
  }

  /** A character of a number pad of Android: key 229 and the text. */
  async #commit(text: string): Promise<void> {
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...UNNAMED });
    await this.#session.send('Input.insertText', { text });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...UNNAMED });
  }

  /** A composition that grows, then its confirmation: words on Android, each character of a part of a date. */
  async #compose(text: string): Promise<void> {
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...UNNAMED });
    for (let end = 1; end <= text.length; end += 1) {
      await this.#session.send('Input.imeSetComposition', {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    }
    await this.#session.send('Input.insertText', { text });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...UNNAMED });
  }

  #isInDate(): Promise<boolean> {
    return this.#page.evaluate(() => document.activeElement?.getAttribute('role') === 'spinbutton');
  }
}
