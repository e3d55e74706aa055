import type { Page } from 'playwright-core';

/** Longer texts are sentences. Characters. */
const LONGEST = 160;

/** A count, an amount or a mark after a name: «Выдачи 4», «Имя *». */
const TAIL = /[\s\d.,:;%₽()*…·–-]+$/;

/**
 * All texts of the page, separately: words, accessible names, placeholders, hints, values of
 * buttons.
 */
export async function shownNames(page: Page): Promise<ReadonlySet<string>> {
  const texts = await page.evaluate((longest) => {
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const words = text?.replaceAll(/\s+/g, ' ').trim();
      if (words && words.length <= longest) found.add(words);
    };
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of attributes) add(element.getAttribute(name));
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue);
      if ((element.textContent?.length ?? 0) <= longest) add(element.textContent);
    }
    return [...found];
  }, LONGEST);
  return new Set(texts.flatMap((text) => [text, text.replace(TAIL, '')]));
}
