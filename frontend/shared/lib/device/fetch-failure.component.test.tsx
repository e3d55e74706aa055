import { expect, test } from 'vitest';
import { isOtherRelease } from './fetch-failure';

const page = (...scripts: string[]) =>
  `<html><head><script src="/start.js"></script>${scripts
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('')}</head></html>`;
const opened = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  ['the same document', ['/assets/index-1.js'], ['/assets/index-1.js'], false],
  ['another entry', ['/assets/index-2.js'], ['/assets/index-1.js'], true],
  ['a page with one script more', ['/assets/index-1.js'], ['/assets/index-1.js', '/x.js'], false],
  ['an answer that is no document of ours', [], ['/assets/index-1.js'], false],
])('%s', (_, served, open, expected) => {
  expect(isOtherRelease(page(...served), opened(page(...open)))).toBe(expected);
});
